import * as z from 'zod/mini';
import { displayNameSchema } from '@/lib/core/display-name';
import { segmentSchema } from './transcription';

type TopicFacts<Message, Capability extends string | null> = {
  /** Grows when a message no longer means what it meant; a page that knows another version leaves it. */
  readonly version: number;
  readonly message: z.ZodMiniType<Message>;
  /**
   * What the sender must be allowed; receivers look it up in what the server says about them. Null where something else
   * decides, in a file of its own.
   */
  readonly capability: Capability;
  /** Of a whole packet, envelope included. */
  readonly maxBytes: number;
  /** What one sender may send at once, and how fast that comes back. */
  readonly rate: { readonly burst: number; readonly perSecond: number };
  /** It comes by a text stream, because it may be longer than a packet. */
  readonly isStream?: true;
  /** It stands in the header of a byte stream, whose bytes follow. */
  readonly isHeader?: true;
};

const topic = <Message, Capability extends string | null>(facts: TopicFacts<Message, Capability>) => facts;

const fileId = z.string().check(z.regex(/^[0-9a-f-]{36}$/));
const pageNumber = z.int().check(z.minimum(1), z.maximum(100_000));
const keyOfSheet = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const kindOfCell = z.string().check(z.maxLength(20));
const lineOfSheet = z.int().check(z.minimum(1), z.maximum(2000));
const partOfPage = z.number().check(z.minimum(0), z.maximum(1));

/** What receivers take of the pictures of one sender. */
export const pictureLimits = {
  /** Of one picture. */
  bytes: 5 * 1024 * 1024,
  /** On their way at once. */
  atOnce: 3,
} as const;

/**
 * Everything that pages tell each other over the media server, by topic or name of the RPC method. Nothing else is
 * listened to, and all of it goes through one door (`client/data-receiver.ts`). Whatever lasts is not sent this way.
 */
export const dataTopics = {
  /** A message of the chat, which shows it before the database has it. The database's own is the one that counts. */
  'lk.chat': topic({
    version: 2,
    message: z.strictObject({
      id: z.string().check(z.maxLength(36)),
      name: z.string().check(z.maxLength(120)),
      text: z.string().check(z.maxLength(8000)),
      /** `everyone`, `hosts` or a uid. What is private is sent to its readers' connections only. */
      to: z.string().check(z.maxLength(128)),
      replyTo: z.exactOptional(z.string().check(z.maxLength(36))),
      file: z.exactOptional(z.string().check(z.maxLength(36))),
      /** A cell of a sheet that it quotes, and the lines on which that builds. */
      cell: z.exactOptional(
        z.strictObject({
          ...{ sheet: keyOfSheet, id: keyOfSheet, kind: kindOfCell, line: lineOfSheet },
          source: z.string().check(z.minLength(1), z.maxLength(2000)),
          given: z.exactOptional(z.string().check(z.maxLength(2000))),
        }),
      ),
    }),
    capability: 'chat:send',
    // A letter may take six bytes in JSON; the text itself is limited to 8000, and a cell to 4000.
    maxBytes: 80_000,
    rate: { burst: 10, perSecond: 0.5 },
    isStream: true,
  }),
  /**
   * What somebody says, written down by an agent or by the speaker's own browser. It travels in LiveKit's form instead
   * of ours, so that any agent can send it (`transcription.ts`). `client/find-speaker.ts` decides about the sender.
   */
  'lk.transcription': topic({
    version: 1,
    message: segmentSchema,
    capability: null,
    maxBytes: 4000,
    // One agent writes down what several people say, and corrects it while they speak.
    rate: { burst: 60, perSecond: 20 },
    isStream: true,
  }),
  /**
   * A picture of a message, for those in the call while its upload is on its way; its bytes follow. It is shown in the
   * message that has this file and this sender. `client/hear-pictures.ts` looks at the bytes.
   */
  picture: topic({
    version: 1,
    message: z.strictObject({
      file: fileId,
      name: displayNameSchema('files/name-invalid', 160),
      size: z.int().check(z.minimum(1), z.maximum(pictureLimits.bytes)),
    }),
    capability: 'file:upload',
    maxBytes: 1024,
    rate: { burst: 6, perSecond: 0.2 },
    isHeader: true,
  }),
  /** Its sender wants a picture seen no more, also when all of it has come. */
  'picture-stopped': topic({
    version: 1,
    message: z.strictObject({ file: fileId }),
    capability: 'file:upload',
    maxBytes: 128,
    rate: { burst: 6, perSecond: 0.5 },
  }),
  /** A picture that rises in the sender's tile. It may get lost, and nobody keeps it. */
  reaction: topic({
    version: 1,
    message: z.strictObject({ glyph: z.enum(['thumbs-up', 'heart', 'lightbulb', 'laugh', 'party']) }),
    capability: 'reaction:send',
    maxBytes: 128,
    rate: { burst: 8, perSecond: 2 },
  }),
  /** A host asks somebody to turn a device on; nobody can be made to. */
  'ask-to-unmute': topic({
    version: 1,
    message: z.strictObject({ device: z.enum(['microphone', 'camera', 'screen']) }),
    capability: 'member:moderate',
    maxBytes: 256,
    rate: { burst: 5, perSecond: 0.5 },
  }),
  /**
   * Where somebody is who leads others; null once they stop. It comes as a call, then as packets. A sheet asks people
   * to follow; a file comes to everybody's stage.
   */
  'follow-me': topic({
    version: 1,
    message: z.strictObject({
      place: z.nullable(
        z.discriminatedUnion('kind', [
          z.strictObject({
            kind: z.literal('sheet'),
            id: z.string().check(z.maxLength(64)),
            part: z.nullable(z.string().check(z.maxLength(64))),
          }),
          z.strictObject({
            kind: z.literal('file'),
            id: fileId,
            page: pageNumber,
            zoom: z.number().check(z.minimum(0.25), z.maximum(8)),
          }),
        ]),
      ),
    }),
    capability: 'member:moderate',
    maxBytes: 512,
    rate: { burst: 20, perSecond: 10 },
  }),
  /** Leads others to a cell of a sheet, once. It comes as a call. */
  'show-cell': topic({
    version: 1,
    message: z.strictObject({ sheet: keyOfSheet, cell: keyOfSheet, kind: kindOfCell, line: lineOfSheet }),
    capability: 'member:moderate',
    maxBytes: 512,
    rate: { burst: 5, perSecond: 0.5 },
  }),
  /** At what the leader points on a page that everybody sees; null once they point at nothing. It may get lost. */
  pointer: topic({
    version: 1,
    message: z.strictObject({
      file: fileId,
      page: pageNumber,
      /** In parts of the page's width and height. */
      at: z.nullable(z.strictObject({ x: partOfPage, y: partOfPage })),
    }),
    capability: 'member:moderate',
    maxBytes: 256,
    rate: { burst: 40, perSecond: 25 },
  }),
  /** Where a person writes in a worksheet. It comes and goes with the call; the sheet itself is kept elsewhere. */
  'sheet-cursor': topic({
    version: 1,
    message: z.strictObject({
      sheet: z.string().check(z.maxLength(64)),
      cell: z.nullable(z.string().check(z.maxLength(64))),
      anchor: z.string().check(z.maxLength(64)),
      head: z.string().check(z.maxLength(64)),
      /** To where they move the slider of that cell. */
      moves: z.optional(z.number()),
      /** The same for a second cell: a point of a plot moves two at once. */
      also: z.optional(z.strictObject({ cell: z.string().check(z.maxLength(64)), moves: z.number() })),
    }),
    capability: 'worksheet:edit',
    maxBytes: 512,
    rate: { burst: 40, perSecond: 25 },
  }),
  /** Points of a stroke while it is drawn, in base64. They may get lost: the stroke itself is kept elsewhere. */
  ink: topic({
    version: 1,
    message: z.strictObject({
      /** The document beside a sheet or a file, and the surface in it. */
      doc: keyOfSheet,
      anchor: keyOfSheet,
      body: z.string().check(z.maxLength(1040), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
    }),
    capability: 'ink:draw',
    maxBytes: 1200,
    rate: { burst: 60, perSecond: 35 },
  }),
} as const;

export type DataTopic = keyof typeof dataTopics;
export type DataMessage<Topic extends DataTopic> = z.infer<(typeof dataTopics)[Topic]['message']>;
/** What receivers have to be able to look up about a sender. */
export type TopicCapability = NonNullable<(typeof dataTopics)[DataTopic]['capability']>;

export const isDataTopic = (name: unknown): name is DataTopic =>
  typeof name === 'string' && Object.hasOwn(dataTopics, name);
