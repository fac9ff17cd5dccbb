import { authCallables } from '@/lib/auth/server/callables';
import { registerCallables } from '@/lib/core/server/callable-binding';
import { roomCallables } from '@/lib/rooms/server/callables';

/** Every callable of the product; a new domain adds its list here. */
export const callableRegistry = registerCallables([...authCallables, ...roomCallables]);
