import * as app from 'firebase/app';
import * as auth from 'firebase/auth';
import * as database from 'firebase/database';
import * as firestore from 'firebase/firestore';
import { addOne } from './add-one';

/** The SDKs as a page has them; tests reach them as `sdk`. */
export const sdk = { app, auth, database, firestore };

Object.assign(globalThis, { sdk, addOne });
