import { parseIdentity, toIdentity } from './identity';

/** A phone that a person has let in as the camera for their paper, beside one of their joins. */
export type PhoneIdentity = { uid: string; joinId: string; phoneId: string };

const suffixPattern = /^phone-([A-Za-z0-9]{16})$/;

/** The identity on the media server of a phone: the person's own, and which phone it is. */
export const toPhoneIdentity = ({ uid, joinId, phoneId }: PhoneIdentity): string =>
  `${toIdentity(uid, joinId)}#phone-${phoneId}`;

/**
 * Which phone an identity names, or null when it names none. A client can give itself such a name, so only the row of
 * the join says whether the phone was let in.
 */
export function parsePhoneIdentity(identity: string): PhoneIdentity | null {
  const parsed = parseIdentity(identity);
  const phoneId = suffixPattern.exec(parsed?.suffix ?? '')?.[1];
  return parsed && phoneId !== undefined ? { uid: parsed.uid, joinId: parsed.joinId, phoneId } : null;
}

/** The person's own identity of a phone; every other identity as it is. */
export function withoutPhone(identity: string): string {
  const phone = parsePhoneIdentity(identity);
  return phone ? toIdentity(phone.uid, phone.joinId) : identity;
}
