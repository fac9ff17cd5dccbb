export type CallKeyAction =
  | 'toggle-microphone'
  | 'toggle-camera'
  | 'toggle-panel'
  | 'toggle-hand'
  | 'toggle-captions'
  | 'hold-to-talk'
  | 'show-shortcuts'
  | 'reach-notice';

export type KeyPress = {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  /** The keyboard repeats a key that is held. */
  repeat: boolean;
  /** Where the focus is: in a text, on a button of the control bar, on another control, or nowhere in particular. */
  focus: 'text' | 'bar' | 'control' | 'none';
};

const singleKeys: Readonly<Record<string, CallKeyAction>> = {
  m: 'toggle-microphone',
  v: 'toggle-camera',
  h: 'toggle-hand',
  l: 'toggle-captions',
  '?': 'show-shortcuts',
  ' ': 'hold-to-talk',
};

const commandKeys: Readonly<Record<string, CallKeyAction>> = {
  d: 'toggle-microphone',
  e: 'toggle-camera',
};

/**
 * What a key does in a call, or null. Ctrl/⌘+D, Ctrl/⌘+E and F8 work everywhere, also while typing. Single keys
 * act only outside texts and controls, and can be switched off (WCAG 2.1.4). On a button of the control bar letters act
 * as well, for only Space and Enter belong to it.
 *
 * @param panelKeys the letters of panels, in lower case; the call's own keys come first
 */
export function findKeyAction(
  press: KeyPress,
  singleKeysOn: boolean,
  panelKeys: readonly string[] = [],
): CallKeyAction | null {
  if (press.repeat || press.altKey) return null;
  const key = press.key.toLowerCase();
  if (press.ctrlKey || press.metaKey) return press.shiftKey ? null : (commandKeys[key] ?? null);
  if (key === 'f8') return press.shiftKey ? null : 'reach-notice';
  if (!singleKeysOn || press.focus === 'text' || press.focus === 'control') return null;
  if (press.focus === 'bar' && key === ' ') return null;
  return singleKeys[key] ?? (panelKeys.includes(key) ? 'toggle-panel' : null);
}
