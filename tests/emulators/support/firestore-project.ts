import { firestoreAddress, ownerHeaders, ownProjectId } from './emulator-environment';

/** Rules that use what our own rules use, and more; each test keeps to documents of its own. */
const rules = `
rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isNamed(name) {
      let user = get(/databases/$(database)/documents/users/$(request.auth.uid)).data;
      return exists(/databases/$(database)/documents/users/$(request.auth.uid)) && user.name == name;
    }
    match /users/{uid} {
      allow read: if request.auth != null;
      allow write: if request.auth.uid == uid && request.resource.data.name is string;
    }
    match /spaces/{space}/items/{id} {
      allow read: if request.auth != null;
      allow create: if request.resource.data.owner == request.auth.uid;
      allow update, delete: if resource.data.owner == request.auth.uid;
    }
    match /admins/{id} { allow read, write: if request.auth.token.admin == true; }
    match /named/{id} { allow read, write: if isNamed('Ada'); }
    match /timed/{id} { allow read: if resource.data.until > request.time.toMillis(); }
    match /exceptions/{id} { allow get: if resource.data.map.get('absent', {}).get('until', 0) == 0; }
  }
}`;

/** Loads the rules of our own project; the stack's project keeps its own. */
export async function loadFirestoreRules(): Promise<void> {
  const response = await fetch(`${firestoreAddress.url}/emulator/v1/projects/${ownProjectId}:securityRules`, {
    method: 'PUT',
    headers: ownerHeaders,
    body: JSON.stringify({ rules: { files: [{ name: 'conformance.rules', content: rules }] } }),
  });
  if (!response.ok) throw new Error(`Rules refused: ${await response.text()}`);
}

/** Calls the REST interface for our own project's documents. */
export async function callFirestore(path: string, request: RequestInit): Promise<Response> {
  const documents = `v1/projects/${ownProjectId}/databases/(default)/documents`;
  return fetch(`${firestoreAddress.url}/${documents}${path}`, request);
}
