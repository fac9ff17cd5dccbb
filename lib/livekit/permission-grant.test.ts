import { arrivalGrant } from './permission-grant';

describe('what somebody may before they were looked up', () => {
  it.each([true, false])('is to hear, say and send nothing (recorder: %s)', (recorder) => {
    expect(arrivalGrant({ recorder })).toEqual({
      canPublish: false,
      canSubscribe: false,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: true,
      // The media server itself says that somebody records, from the first moment on.
      recorder,
      agent: false,
    });
  });

  it('names no sources, for the media server would take an empty list for all of them', () => {
    expect(arrivalGrant({ recorder: false })).not.toHaveProperty('canPublishSources');
  });
});
