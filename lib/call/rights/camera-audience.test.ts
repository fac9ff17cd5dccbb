import { cameraAudience } from './camera-audience';

const own = [
  { sid: 'TR_camera', isCamera: true },
  { sid: 'TR_voice', isCamera: false },
  { sid: 'TR_screen', isCamera: false },
];
const allButCamera = ['TR_voice', 'TR_screen'];

describe('a camera that goes to hosts only', () => {
  it('reaches hosts and co-hosts on each of their devices', () => {
    const hosts = [
      { profile: 'host', identity: 'emmy_1' },
      { profile: 'host', identity: 'emmy_2' },
      { profile: 'co-host~physics', identity: 'grace_1' },
    ];
    expect(cameraAudience(hosts, [], own)).toEqual([
      { participantIdentity: 'emmy_1', allowAll: true },
      { participantIdentity: 'emmy_2', allowAll: true },
      { participantIdentity: 'grace_1', allowAll: true },
    ]);
  });

  it('reaches nobody else, who still receive voice and screen', () => {
    const others = [
      { profile: 'learner', identity: 'ada_1' },
      { profile: 'hostile', identity: 'eve_1' },
      { profile: null, identity: 'recorder_1' },
    ];
    expect(cameraAudience(others, [], own)).toEqual([
      { participantIdentity: 'ada_1', allowedTrackSids: allButCamera },
      { participantIdentity: 'eve_1', allowedTrackSids: allButCamera },
      { participantIdentity: 'recorder_1', allowedTrackSids: allButCamera },
    ]);
  });

  it('leaves observers the sound, whom the media server hides from everybody', () => {
    expect(cameraAudience([], ['PA_spy'], own)).toEqual([
      { participantSid: 'PA_spy', allowedTrackSids: allButCamera },
    ]);
  });
});
