import { lintAs } from './lint-as';

/** The texts that the rule finds in a component of this body. */
const textsIn = (body: string, file = 'components/rooms/room-list.tsx') =>
  lintAs(file, `export const List = () => ${body};`).map((message) => /^'(.*)' is text/s.exec(message)?.[1]);

describe('text in code', () => {
  it.each([
    ["<p>{'Hello there'}</p>", ['Hello there']],
    ["<p>{'π'}</p>", ['π']],
    ["<p>{isOn ? 'Yes please' : 'no'}</p>", ['Yes please', 'no']],
    ["<p>{isOn ? t('on') : isOff ? 'off' : null}</p>", ['off']],
    ["<p>{isOn && 'on'}</p>", ['on']],
    ["<p>{name || 'nobody'}</p>", ['nobody']],
    ["<>{name ?? 'nobody'}</>", ['nobody']],
    ["<p>{'by ' + name}</p>", ['by ']],
    ['<p>{`by ${name}`}</p>', ['by 0']],
    ["<p>{'on' as string}</p>", ['on']],
    ["<ul>{['one', <li key={1} />]}</ul>", ['one']],
  ])('is found between tags: %s', (body, texts) => {
    expect(textsIn(body)).toEqual(texts);
  });

  it.each([
    ['<button aria-label="more" />', ['more']],
    ['<button aria-label={`about ${name}`} />', ['about 0']],
    ["<button aria-label={isOn ? 'mute' : t('unmute')} />", ['mute']],
    ['<img alt="a wave" />', ['a wave']],
    ['<input placeholder="name" />', ['name']],
    ['<TextField label="Your name" />', ['Your name']],
    ['<TextField label="your name" />', ['your name']],
    ["<TextField error={isBad ? 'Too long' : undefined} />", ['Too long']],
    ['<Panel closeLabel="Close" />', ['Close']],
    ["<Button deniedReason={may ? undefined : 'Ask a host'} />", ['Ask a host']],
    ['<Row whatever="Nobody is here" />', ['Nobody is here']],
    ["<Row names={{ light: 'As the device' }} />", ['As the device']],
  ])('is found in an attribute: %s', (body, texts) => {
    expect(textsIn(body)).toEqual(texts);
  });

  it('is found as a sentence in tables and hooks', () => {
    const table = "export const words = { on: 'Everybody can hear you' };";
    const files = ['lib/rooms/words.ts', 'lib/rooms/client/use-room.ts', 'app/rooms/use-words.ts'];
    for (const file of files) expect(lintAs(file, table)).toHaveLength(1);
  });

  it.each([
    '<p className="flex items-center">{t("hello")}</p>',
    '<p className={isOn ? "bg-ink text-canvas" : "bg-canvas"} />',
    '<Button variant="orchid" type="submit" key="Send" id="Send" role="menuitem" size={32} />',
    '<a href="/rooms/Waves" target="_blank" rel="noreferrer" />',
    '<input enterKeyHint="go" autoComplete="current-password" aria-describedby="hint" />',
    "<CheckJoin label={isWaiting ? 'ask' : joinLabel(kind)} />",
    '<path d={`M${x} ${height}h0`} viewBox="0 0 24 24" />',
    "<p>{isOn ? t('on') : `${count}`}{' '}{'·'}{`${a} / ${b}`}</p>",
    "<p>{format(date, 'long')}</p>",
    "<p>{kind === 'guest' ? t('guest') : null}{kind === 'host' && t('host')}</p>",
    '<Row icon={<Mic className="size-4" />} context="call" />',
  ])('is not found in what nobody reads: %s', (body) => {
    expect(textsIn(body)).toEqual([]);
  });

  it('is not found in an error, which only the log shows', () => {
    const text =
      "export function no() { throw new AppError('core/bug', { cause: new Error('Nobody is here') }); }";
    expect(lintAs('lib/rooms/join.ts', text)).toEqual([]);
  });

  it('is nothing in tests and on the page of primitives', () => {
    expect(textsIn("<p>{'Hello there'}</p>", 'components/rooms/room-list.test.tsx')).toEqual([]);
    expect(textsIn("<p>{'Hello there'}</p>", 'app/design/fields-gallery.tsx')).toEqual([]);
  });
});
