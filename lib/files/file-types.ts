/** What a file is to people: it decides about the picture beside its name, and how it is shown. */
export const fileKinds = ['picture', 'pdf', 'text', 'table', 'notebook', 'office'] as const;
export type FileKind = (typeof fileKinds)[number];

type TypeFacts = { readonly kind: FileKind; readonly endings: readonly [string, ...string[]] };

const officeFile = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * Every type that a room takes, with the endings that its names may have. HTML and SVG are not among them: they can
 * hold scripts.
 */
export const fileTypes = {
  'image/png': { kind: 'picture', endings: ['png'] },
  'image/jpeg': { kind: 'picture', endings: ['jpg', 'jpeg'] },
  'image/gif': { kind: 'picture', endings: ['gif'] },
  'image/webp': { kind: 'picture', endings: ['webp'] },
  'application/pdf': { kind: 'pdf', endings: ['pdf'] },
  'text/plain': {
    kind: 'text',
    endings: ['txt', 'md', 'tex', 'log', 'py', 'm', 'r', 'jl', 'c', 'h', 'java'],
  },
  'text/csv': { kind: 'table', endings: ['csv'] },
  'text/tab-separated-values': { kind: 'table', endings: ['tsv'] },
  'application/x-ipynb+json': { kind: 'notebook', endings: ['ipynb'] },
  [`${officeFile}.wordprocessingml.document`]: { kind: 'office', endings: ['docx'] },
  [`${officeFile}.spreadsheetml.sheet`]: { kind: 'office', endings: ['xlsx'] },
  [`${officeFile}.presentationml.presentation`]: { kind: 'office', endings: ['pptx'] },
  [`${openDocument}.text`]: { kind: 'office', endings: ['odt'] },
  [`${openDocument}.spreadsheet`]: { kind: 'office', endings: ['ods'] },
  [`${openDocument}.presentation`]: { kind: 'office', endings: ['odp'] },
  'application/msword': { kind: 'office', endings: ['doc'] },
  'application/vnd.ms-excel': { kind: 'office', endings: ['xls'] },
  'application/vnd.ms-powerpoint': { kind: 'office', endings: ['ppt'] },
} as const satisfies Readonly<Record<string, TypeFacts>>;

export type FileType = keyof typeof fileTypes;
export const fileTypeNames = Object.keys(fileTypes) as [FileType, ...FileType[]];

export const kindOf = (type: FileType): FileKind => fileTypes[type].kind;

/** The types whose names may end so, those of one kind together; see `findType`. */
export const typesEndingIn = (ending: string): readonly FileType[] =>
  fileTypeNames.filter((type) => (fileTypes[type].endings as readonly string[]).includes(ending));
