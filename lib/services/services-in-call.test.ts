import { parseServices, servicesInCall, type PresentService } from './services-in-call';

const recorder: PresentService = { id: 'r', kind: 'recorder', label: 'Lecture capture' };
const agent: PresentService = { id: 'a', kind: 'agent', label: 'Captions' };
const nothingSeen = { seen: [], isRecording: false };

describe('recorders and agents in a call', () => {
  it('are read in the order in which they came; what has another shape is left out', () => {
    const value = {
      a: { kind: 'agent', label: 'Captions', since: 9, expiresAt: 99, sid: 'PA_1' },
      r: { kind: 'recorder', label: 'Lecture capture', since: 5 },
      x: { kind: 'host', label: 'Eve', since: 1 },
      y: 'nonsense',
    };
    expect(parseServices(value)).toEqual([recorder, agent]);
    expect(parseServices(null)).toEqual([]);
    expect(parseServices('nonsense')).toEqual([]);
  });

  it('are listed once, whichever source reports them', () => {
    expect(servicesInCall([recorder, agent], { seen: [agent], isRecording: true })).toEqual([
      recorder,
      agent,
    ]);
    expect(servicesInCall([], { seen: [agent], isRecording: false })).toEqual([agent]);
  });

  it('show an unnamed recorder as soon as the media server reports a recording', () => {
    expect(servicesInCall([agent], { seen: [agent], isRecording: true })).toEqual([
      agent,
      { id: 'unnamed', kind: 'recorder', label: null },
    ]);
    expect(servicesInCall([recorder], nothingSeen)).toEqual([recorder]);
    expect(servicesInCall([], nothingSeen)).toEqual([]);
  });
});
