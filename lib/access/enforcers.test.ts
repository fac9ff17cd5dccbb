import { readFileSync } from 'node:fs';
import { capabilities, type Capability } from './capabilities';
import { enforcers, enforcersOf, isHeldBy, listHeldBy } from './enforcers';

describe('who holds a capability', () => {
  it.each(capabilities)('%s is held by somebody, and by nobody twice', (capability) => {
    const holders: readonly string[] = enforcersOf[capability];
    expect(holders.length).toBeGreaterThan(0);
    expect(new Set(holders).size).toBe(holders.length);
  });

  it('is the rules for everything in a database', () => {
    const kept =
      /^(hand|worksheet|ink|chat|file|class|question|lobby):|^(member:list|member:moderate|room:read)$/;
    expect(listHeldBy('rules')).toEqual(capabilities.filter((name) => kept.test(name)));
  });

  it.each(['firebase/database.rules.json', 'firebase/firestore.rules'])(
    'is the rules for all that %s ask about',
    (file) => {
      const asked = readFileSync(file, 'utf8').matchAll(
        /(?:exceptions'\)\.child\(|may\(roomId, )'([a-z:-]+)'/g,
      );
      const names = new Set(Array.from(asked, ([, name]) => name as Capability));
      expect(names.size).toBeGreaterThan(0);
      expect([...names].filter((name) => !isHeldBy(name, 'rules'))).toEqual([]);
    },
  );

  it('is the token wherever the media server or a receiver needs it', () => {
    const needing = capabilities.filter(
      (name) => isHeldBy(name, 'media-server') || isHeldBy(name, 'receivers'),
    );
    expect(listHeldBy('token')).toEqual(needing);
  });

  it('is the media server for tracks, and receivers for data', () => {
    const onMediaServer = /:publish$|^(room:subscribe|data:send|metadata:update)$/;
    expect(listHeldBy('media-server')).toEqual(capabilities.filter((name) => onMediaServer.test(name)));
    const asData = /^(hand|reaction|ink|chat|file|question):|^(worksheet:edit|member:moderate|lobby:admit)$/;
    expect(listHeldBy('receivers')).toEqual(capabilities.filter((name) => asData.test(name)));
  });

  it('is the server for offices and lists, and the page for every control', () => {
    const offices =
      /^(screen:publish|worksheet:edit|chat:send|file:upload|class:run|question:(run|answer)|member:(add|moderate)|lobby:.+|room:(read|start|end|settings|delete|transfer))$/;
    expect(listHeldBy('server')).toEqual(capabilities.filter((name) => offices.test(name)));
    const pressed =
      /:publish$|^(hand:raise|reaction:send|chat:(send|direct)|file:upload|worksheet:(edit|own)|ink:draw|class:run|question:(run|answer)|member:(add|moderate)|lobby:.+|room:(start|end|settings|delete))$/;
    expect(listHeldBy('page')).toEqual(capabilities.filter((name) => pressed.test(name)));
  });

  it('is one of those that are asked', () => {
    expect(enforcers.filter((who) => listHeldBy(who).length === 0)).toEqual([]);
  });
});
