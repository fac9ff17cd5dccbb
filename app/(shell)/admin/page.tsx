import { redirect } from 'next/navigation';
import { adminPlaces } from '@/app/(shell)/admin/admin-places';

/** The administration begins with its first part. */
export default function AdminPage() {
  redirect(adminPlaces[0]?.href ?? '/rooms');
}
