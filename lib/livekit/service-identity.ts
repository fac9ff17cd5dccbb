const prefix = 'service-';
const servicePattern = /^service-([A-Za-z0-9]{20})$/;

/** The identity on the media server of a recorder or an agent. No person's is like it: theirs end with a join. */
export const toServiceIdentity = (serviceId: string): string => `${prefix}${serviceId}`;

/** Which service an identity names, or null when it names none. */
export const parseServiceIdentity = (identity: string): string | null =>
  servicePattern.exec(identity)?.[1] ?? null;
