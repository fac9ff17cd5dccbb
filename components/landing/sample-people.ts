import type { PersonHue } from '@/lib/core/person-hue';

export type SamplePerson = { id: string; name: string; hue: PersonHue };

/** Who appears in the pictures of the product. Names of mathematicians, so they need no translation. */
export const emmy: SamplePerson = { id: 'emmy', name: 'Emmy', hue: 345 };
export const sofya: SamplePerson = { id: 'sofya', name: 'Sofya', hue: 195 };
export const srinivasa: SamplePerson = { id: 'srinivasa', name: 'Srinivasa', hue: 75 };
export const leonhard: SamplePerson = { id: 'leonhard', name: 'Leonhard', hue: 135 };
export const ada: SamplePerson = { id: 'ada', name: 'Ada', hue: 255 };
