/** The SDKs' ways to say that rules refuse: they differ between set, get and listen. */
export const databaseDenial = /permission[_ ]denied/i;

/** Firestore's. */
export const firestoreDenial = { code: 'permission-denied' };
