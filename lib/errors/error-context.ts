/** What was being asked for when an error came; the same DOMException means different things for each. */
export type ErrorDevice = 'camera' | 'microphone' | 'screen' | 'sound';

/** What the caller knows about an error besides the error itself. */
export type ErrorContext = {
  device?: ErrorDevice;
  /** Which service was being asked, where its errors do not tell. */
  asked?: 'media-server';
  /** Whether the browser believes that it has a network; asked of the browser unless given. */
  online?: boolean;
};

/** False only when the browser is sure that it has no network. */
export const isOnline = ({ online }: ErrorContext): boolean => {
  const { navigator } = globalThis as { navigator?: { onLine?: boolean } };
  return online ?? navigator?.onLine !== false;
};
