/** A time zone as one may choose it. */
export type ZoneChoice = { zone: string; city: string; region: string };

/** What a zone is called by its place: `Europe/Berlin` is Berlin. */
export const cityOf = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const toChoice = (zone: string): ZoneChoice => ({
  zone,
  city: cityOf(zone),
  region: zone.includes('/') ? zone.slice(0, zone.lastIndexOf('/')).replaceAll('/', ', ') : '',
});

/** Zones without repetitions, in their order. */
export const chooseFrom = (zones: readonly string[]): ZoneChoice[] => [...new Set(zones)].map(toChoice);

/** Every zone that the platform knows, by the names of their places. */
export const listZones = (): ZoneChoice[] =>
  Intl.supportedValuesOf('timeZone')
    .map(toChoice)
    .toSorted((one, other) => one.city.localeCompare(other.city, 'en'));
