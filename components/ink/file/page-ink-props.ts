/** A page of a file under a drawing. */
export type PageInkProps = {
  /** From 1; a picture has one. */
  page: number;
  /** Its height in parts of its width. */
  ratio: number;
  /** Names the drawing. */
  label: string;
};
