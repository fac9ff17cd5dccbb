/** "Ada" of "Ada Lovelace": what is enough where there is little room. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
