/**
 * Everything that is counted, and all that is told of it. No content, no name and no id of a person or a room is part
 * of it: a new event keeps to words from lists like these.
 */
export type UsageEvent =
  | { name: 'page_shown'; route: string }
  | { name: 'call_joined' }
  | { name: 'sheet_used' }
  | { name: 'formula_sent' }
  | { name: 'permission_asked'; capability: string }
  | { name: 'push_enabled' }
  | { name: 'error_shown'; code: string };
