'use client';

import { createContext, type ReactNode } from 'react';
import type { AskableCapability } from '@/lib/access/capabilities';
import type { PersonProfileId } from '@/lib/access/profiles';
import type { LowerHand } from '@/lib/asks/client/lower-hands';
import type { JoinTicket } from '@/lib/call/join-ticket';
import type { PersonColour } from '@/lib/core/person-hue';
import type { CallPerson } from '@/lib/call/call-person';

/** What the page around a call can do that a call cannot by itself. */
export type CallSurroundings = {
  /** A link that lets new people in with this profile. */
  getInviteLink: (profile: PersonProfileId) => Promise<string>;
  /** Lets a guest keep their place by an account; undefined once they have. */
  keepPlace: (() => void) | undefined;
  /** The panel with what a host can do for everyone at once. */
  renderShield: (place: ShieldPlace) => ReactNode;
  /** A row for hosts that says when all is paused. */
  renderPauseRow: (place: PauseRowPlace) => ReactNode;
  /** A row for everybody that says what happens while no host is there. */
  renderHostlessRow: (place: HostlessPlace) => ReactNode;
  /** A row for everybody that says that the room was put away meanwhile. */
  renderPutAwayBanner: () => ReactNode;
  /** What hosts have set for the pages of a call. */
  pageRules: PageRules;
  /** Waiting outside, until somebody lets one in. */
  renderWaiting: (place: WaitingPlace) => ReactNode;
  /** For whoever lets people in: says that somebody waits. */
  renderKnocks: (place: KnocksPlace) => ReactNode;
  /** And who it is, with what can be done for them. */
  renderDesk: (place: DeskPlace) => ReactNode;
  /** Raised hands, and what people ask for. */
  asks: CallAsks;
  /** The menu of somebody in the call, with what the reader can do about them. */
  renderPersonMenu: (place: PersonMenuPlace) => ReactNode;
  /** What somebody else has just done about this person, or with `orAll` to everyone; null when nobody did. */
  tellDeed: (orAll?: boolean) => Promise<ToldDeed | null>;
  /** Where one is in the room alone before a session; null in its call. */
  rehearsal: CallRehearsal | null;
};

type CallRehearsal = {
  /** A row that says so, with the ways on. */
  renderRow: () => ReactNode;
  /** What the controls go by: one's own ticket, or what it would say to somebody else. */
  lookThrough: (ticket: JoinTicket) => JoinTicket;
};

export type PageRules = {
  /** Says whether one may come in, or is in the call: only then are they followed. */
  follow: (mayEnter: boolean) => void;
  /** Who is no host finds only hosts and themselves in the list of people. */
  arePeopleHidden: boolean;
  /** Who is no host sends their camera to hosts only; null while nobody has heard whether that is wished. */
  areCamerasForHosts: boolean | null;
};

type AskKind = 'hand' | AskableCapability;

/** Whom one asks: the only host, some host, or whoever is there. */
export type Whom = { who: 'host'; name: string } | { who: 'hosts' | 'anyone' };

type AsksPlace = {
  people: readonly { uid: string; name: string }[];
  colourOf: (uid: string) => PersonColour;
  /** Whether this person answers. */
  mayAnswer: boolean;
  /** Whether the list of people is kept from them. */
  isListHidden: boolean;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  /** What fails: the row is gone by then, or the panel closed. */
  onFailed: (thrown: unknown) => void;
};

export type CallAsks = {
  /** Says whether one is in the call: only then are they followed. */
  follow: (isInCall: boolean) => void;
  /** How many wait. */
  count: number;
  /** Who waits → their place in the queue. */
  places: ReadonlyMap<string, number>;
  /** What this person waits for, with what was answered. */
  mine: readonly {
    kind: AskKind;
    at: number;
    answer: {
      outcome: 'granted' | 'declined' | 'lowered';
      byUid: string;
      words?: string;
      lasts?: string;
    } | null;
  }[];
  /** What went wrong with what this person wanted last, or null. */
  failure: { kind: AskKind; thrown: unknown } | null;
  ask: (kind: AskKind) => void;
  /** Takes it back, or puts away what was answered. */
  withdraw: (kind: AskKind) => void;
  /** The way on from a denied control. */
  renderAsk: (capability: AskableCapability, whom: Whom) => ReactNode;
  /** What takes somebody's hand down; undefined while it is not up. */
  lowerHandOf: (uid: string) => LowerHand | undefined;
  /** What stands over one's raised hand. */
  renderHand: (onDone: () => void) => ReactNode;
  /** The queue, above the people in the room. */
  renderQueue: (place: AsksPlace) => ReactNode;
  /** One line for the first who asks, with its answers; null when nobody does. */
  renderLine: (place: AsksPlace) => ReactNode;
  /** What screen readers are told. */
  renderAnnouncer: (place: AsksPlace) => ReactNode;
};

/** A deed in words. One that is over at once took nothing away: what it stopped can be started again. */
export type ToldDeed = {
  words: string;
  isOnce: boolean;
  /** They were put back outside, where they can ask to be let in again. */
  isPutBack?: boolean;
};

export type PersonMenuPlace = {
  person: CallPerson;
  /** Who opens it. */
  viewer: { profile: PersonProfileId; sessionId: string; mayModerate: boolean };
  look: 'row' | 'tile';
  /** Asks that person's page to offer its owner to turn something on. */
  ask: (device: 'microphone' | 'camera') => Promise<void>;
  lowerHand: LowerHand | undefined;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  onFailed: (thrown: unknown) => void;
};

export type HostlessPlace = {
  people: readonly CallPerson[];
  /** Whether this page's own connection stands, so that it sees who is here. */
  isConnected: boolean;
  /** Says for some seconds what has happened, and returns what makes an end of it when it is true no more. */
  onDone: (words: string) => () => void;
};

export type WaitingPlace = {
  person: { uid: string; name: string };
  /** The door has opened, and the call is about to. */
  isLetIn: boolean;
  /** It is time to look at the door again. */
  onAnswered: () => void;
  onLeave: () => void;
  /** One's own picture, and the switches of camera and microphone. */
  preview: ReactNode;
  controls: ReactNode;
};

export type KnocksPlace = {
  isListOpen: boolean;
  onShow: () => void;
  onCount: (count: number) => void;
};

export type DeskPlace = {
  profile: PersonProfileId;
  /** Whether the people in the room are theirs to decide about, and not only who comes in. */
  mayModerate: boolean;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  /** What fails when the panel is closed: taking it back, or a late answer. */
  onFailed: (thrown: unknown) => void;
};

export type PauseRowPlace = Pick<DeskPlace, 'onDone' | 'onFailed'>;

export type ShieldPlace = {
  onClose: () => void;
  /** Asks people by their connections to turn their microphones on again. */
  askToUnmute: (identities: readonly string[]) => void;
  className: string;
  /** Says for some seconds what was done, with the way to take it back. */
  onDone: (words: string, undo?: () => void) => void;
  /** What fails when the panel is closed: taking it back, or a late answer. */
  onFailed: (thrown: unknown) => void;
};

/** Where nobody else is: nobody is asked or told, and there is nothing about others. */
export const bareSurroundings: CallSurroundings = {
  getInviteLink: () => Promise.reject(new Error('No page around the call makes links.')),
  keepPlace: undefined,
  renderShield: () => null,
  renderPauseRow: () => null,
  renderHostlessRow: () => null,
  renderPutAwayBanner: () => null,
  pageRules: { follow: () => undefined, arePeopleHidden: false, areCamerasForHosts: null },
  asks: {
    follow: () => undefined,
    count: 0,
    places: new Map(),
    mine: [],
    failure: null,
    ask: () => undefined,
    withdraw: () => undefined,
    renderAsk: () => null,
    lowerHandOf: () => undefined,
    renderHand: () => null,
    renderQueue: () => null,
    renderLine: () => null,
    renderAnnouncer: () => null,
  },
  renderPersonMenu: () => null,
  tellDeed: () => Promise.resolve(null),
  renderWaiting: () => null,
  renderKnocks: () => null,
  renderDesk: () => null,
  rehearsal: null,
};

export const CallSurroundings = createContext(bareSurroundings);
