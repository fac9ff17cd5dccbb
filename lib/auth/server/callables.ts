import 'server-only';
import { confirmAddressCallable } from '@/lib/auth/server/confirm-address';
import { ensureAccountCallable } from '@/lib/auth/server/ensure-account';
import { shutOutOldSignInsCallable } from '@/lib/auth/server/shut-out-old-sign-ins';
import { takeAddressBackCallable } from '@/lib/auth/server/take-back-address';

export const authCallables = [
  ensureAccountCallable,
  shutOutOldSignInsCallable,
  takeAddressBackCallable,
  confirmAddressCallable,
];
