import type { JoinClaims } from '@/lib/rooms/admission/join-claims';
import { toGrantLines, type GrantLine } from './grant-lines';

/** A token, claim by claim as it would be signed, with what is in it that another one does not say. */
export function toTokenLines(claims: JoinClaims, other: JoinClaims | null = null): GrantLine[] {
  const { roomName, identity, attributes, grant } = claims;
  const line = (field: string, text: string, before: string | undefined): GrantLine => ({
    field,
    parts: [{ text: text === '' ? 'none' : text, isNew: before !== undefined && text !== before }],
  });
  return [
    line('room', roomName, other?.roomName),
    line('identity', identity, undefined),
    line('name', attributes.name, undefined),
    line('profile', attributes.profile, other?.attributes.profile),
    line('kind', attributes.kind, other?.attributes.kind),
    ...toGrantLines(grant, other?.grant),
    line('may', attributes.may, other?.attributes.may),
  ];
}
