import type { Messages } from 'next-intl';

type AdminPlace = { href: `/admin/${string}`; name: keyof Messages['shell']['admin']['places'] };

/**
 * The parts of the administration, in the order of their links. A new part adds its line here, and its word under
 * `admin.places` in messages/en/shell.json.
 */
export const adminPlaces: readonly AdminPlace[] = [
  { href: '/admin/people', name: 'people' },
  { href: '/admin/profiles', name: 'profiles' },
  { href: '/admin/policy', name: 'policy' },
  { href: '/admin/simulator', name: 'simulator' },
  { href: '/admin/live', name: 'rooms' },
  { href: '/admin/audit', name: 'audit' },
  { href: '/admin/services', name: 'tokens' },
];

/** The part that a path belongs to. */
export const findAdminPlace = (path: string): AdminPlace | undefined =>
  adminPlaces.find(({ href }) => path === href || path.startsWith(`${href}/`));
