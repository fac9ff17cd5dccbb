/** Rules that use what our own rules use, and more. */
export const databaseRules = {
  '.read': false,
  '.write': false,
  rooms: {
    $room: {
      '.read': "auth != null && root.child('members/' + $room + '/' + auth.uid).exists()",
      messages: {
        $id: {
          '.write': "auth != null && !data.exists() && root.child('members').child($room).hasChild(auth.uid)",
          '.validate': "newData.hasChildren(['text', 'by', 'at']) && newData.child('by').val() === auth.uid",
          text: { '.validate': 'newData.isString() && newData.val().length <= 100 && !newData.val().matches(/^\\s*$/)' },
          at: { '.validate': 'newData.isNumber() && newData.val() <= now' },
          by: {},
          $other: { '.validate': false },
        },
      },
    },
  },
  members: { $room: { $uid: { '.read': 'auth.uid == $uid', '.write': 'auth.uid == $uid' } } },
  presence: {
    '.read': 'auth != null',
    $uid: {
      '.write': 'auth.uid === $uid',
      '.validate': "newData.child('state').val() == 'online' || newData.child('state').val() == 'offline'",
    },
  },
  counters: {
    '.read': 'auth != null',
    $counter: { '.write': 'auth != null', '.validate': 'newData.isNumber() && newData.val() >= 0' },
  },
  scores: { '.read': 'auth != null', '.write': 'auth != null', '.indexOn': ['points', 'name', 'meta/rank', '.value'] },
  admins: { '.read': 'auth.token.admin === true', '.write': 'auth.token.admin === true' },
  mine: {
    '.read': "query.orderByChild == 'owner' && query.equalTo == auth.uid",
    '.write': 'auth != null',
    '.indexOn': 'owner',
  },
  free: { $uid: { '.read': 'auth != null', '.write': '$uid === auth.uid' } },
  versioned: {
    $id: {
      '.write':
        "auth.uid === '_outbox' && newData.child('epoch').isNumber() && " +
        "(!data.exists() || newData.child('epoch').val() >= data.child('epoch').val())",
    },
  },
}; // prettier-ignore
