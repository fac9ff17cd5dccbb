/** What asks for a recent sign-in, by the part of the page in which it is done. */
const deeds = ['password', 'ways', 'everywhere', 'deletion'] as const;
export type Deed = (typeof deeds)[number];

export const isDeed = (text: string): text is Deed => deeds.some((deed) => deed === text);
