import type { Start } from './closure';

/** Starts are written as `file#name`. */
const startsOf = (...starts: readonly string[]): Start[] =>
  starts.map((start) => {
    const [file = '', name = ''] = start.split('#');
    return { file, name };
  });

/**
 * What every callable passes. Routes and registries put the parts together and name all callables, so no story starts
 * there.
 */
const callable = startsOf(
  'lib/callables/server/callable-handler.ts#handleCallable',
  'lib/auth/server/authenticate.ts#authenticate',
);

const roomCallable = [...callable, ...startsOf('lib/rooms/server/room-callable.ts#roomCallable')];

const shield = [
  ...roomCallable,
  ...startsOf('components/shield/shield-panel.tsx#ShieldPanel', 'lib/shield/client/use-shield.ts#useShield'),
];

/** Where each story begins: on the page that asks, on the server that does it, and on the page that hears of it. */
export const stories: Readonly<Record<string, readonly Start[]>> = {
  'host mutes all': [
    ...shield,
    ...startsOf(
      'lib/shield/server/mute-all.ts#muteAllIn',
      'lib/call/client/sending/use-revoked-sources.ts#useRevokedSources',
    ),
  ],
  'lock a room': [...shield, ...startsOf('lib/shield/server/change-shield.ts#changeShieldIn')],
  'grant an ask': [
    ...callable,
    ...startsOf(
      'components/asks/ask-line.tsx#AskLine',
      'components/asks/use-answer.ts#useAnswer',
      'lib/asks/client/use-asks.ts#useAsks',
      'lib/asks/client/use-own-asks.ts#useOwnAsks',
      'lib/asks/server/callables.ts#askCallables',
    ),
  ],
  'a person joins': startsOf(
    'lib/call/client/create-call.ts#createCall',
    'lib/call/client/ticket/request-ticket.ts#requestTicket',
    'lib/call/server/token/read-join-request.ts#readJoinRequest',
    'lib/call/server/token/issue-token.ts#issueToken',
    'lib/call/server/token/real-token-ports.ts#createTokenPorts',
    'lib/call/server/events/handle-person-event.ts#handlePersonEvent',
    'lib/call/server/events/event-ports.ts#createPersonEventPorts',
  ),
  'key in a sheet': startsOf(
    'components/worksheet/editor/cell-editor.tsx#CellEditor',
    'lib/documents/client/open-document.ts#openDocument',
  ),
  'message with formula': startsOf(
    'components/chat/composing/composer.tsx#Composer',
    'lib/chat/client/use-chat.ts#useChat',
    'components/chat/message-text/message-text.tsx#MessageText',
  ),
  'file upload': [
    ...roomCallable,
    ...startsOf(
      'components/files/file-input.tsx#FileInput',
      'lib/files/client/use-files.ts#useFiles',
      'lib/files/server/start-upload.ts#startUploadIn',
      'lib/files/server/finish-upload.ts#finishUploadIn',
    ),
  ],
  receipt: [
    ...roomCallable,
    ...startsOf(
      'components/receipts/receipt-view.tsx#ReceiptView',
      'lib/receipts/client/use-receipt.ts#useReceipt',
      'lib/receipts/server/read-receipt.ts#readReceiptOf',
    ),
  ],
};

/** A reader opens a door and goes no further: its name and its docstring say what it promises. */
const doors: readonly RegExp[] = [
  /^components\/ui\//,
  /^lib\/(?:errors|core|callables|auth)\//,
  // The gateways to the SDKs.
  /^lib\/(?:firebase|livekit)\//,
  /^lib\/rooms\/(?:server\/)?outbox\//,
  /^lib\/(?:notifications|organization)\//,
  // The tables of profiles and presets.
  /^lib\/access\/(?:profiles|presets|profile-book|capabilities)\.ts$/,
  /^lib\/rooms\/schema\.ts$/,
];

export const isDoor = (file: string): boolean => doors.some((door) => door.test(file));
