import { findType, isLockedOffice } from './find-type';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const zip = (firstEntry: string) => `PK\x03\x04${'\0'.repeat(26)}${firstEntry}`;
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const openText = 'application/vnd.oasis.opendocument.text';
const oldOffice = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

describe('finding the type of a file', () => {
  it.each([
    ['photo.png', '\x89PNG\r\n\x1a\n\0\0', 'image/png'],
    ['photo.jpg', '\xff\xd8\xff\xe1', 'image/jpeg'],
    ['moving.gif', 'GIF89a', 'image/gif'],
    ['photo.webp', 'RIFF\x01\x02\x03\x04WEBPVP8', 'image/webp'],
    ['sheet.pdf', '%PDF-1.7\n', 'application/pdf'],
    ['notes.md', '# v = s / t\n', 'text/plain'],
    ['notes', 'No ending', 'text/plain'],
    ['.hidden', 'A name that is all ending', 'text/plain'],
    ['unknown.xyz', 'Some words', 'text/plain'],
    ['marked.txt', '\xef\xbb\xbfWith a mark', 'text/plain'],
    ['umlaut.txt', 'B\xfccher in an old coding', 'text/plain'],
    ['times.CSV', 't;s\r\n1;2\r\n', 'text/csv'],
    ['times.tsv', 't\ts\n', 'text/tab-separated-values'],
    ['fit.ipynb', '{\n "cells": []', 'application/x-ipynb+json'],
    ['task.docx', zip('[Content_Types].xml'), word],
    ['task.odt', zip(`mimetype${openText}PK`), openText],
    ['task.doc', oldOffice, 'application/msword'],
    ['formula.txt', 'a < b and b <c', 'text/plain'],
    ['remark.md', '<!-- draft --> # Title', 'text/plain'],
    ['remarks.md', '<!-- - -->'.repeat(400), 'text/plain'],
    // By its bytes, whatever it is called.
    ['photo.jpg', '\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ])('takes %s', (name, head, type) => {
    expect(findType(name, bytes(head))).toBe(type);
  });

  it.each([
    ['a page', 'page.html', '<!DOCTYPE html><html>'],
    ['a page that is called text', 'page.txt', '\n <!-- hello -->\n<script>alert(1)</script>'],
    ['a drawing with scripts', 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x()">'],
    ['the same behind a declaration', 'drawing.txt', '\xef\xbb\xbf<?xml version="1.0"?><svg>'],
    ['a page behind a comment that does not end', 'page.csv', '<!-- <b --> <body onload="x()">'],
    ['a page behind a comment that fills the beginning', 'page.txt', '<!-- '.padEnd(4096, 'x')],
    ['a picture that is text', 'photo.png', 'No picture'],
    ['a notebook that is no JSON', 'fit.ipynb', 'import numpy'],
    ['a program', 'run.exe', 'MZ\x90\0\x03'],
    ['a program that is called text', 'run.txt', '\x7fELF\x02\x01'],
    ['an archive', 'all.zip', zip('anything.txt')],
    ['an archive that is called a document', 'task.docx', zip('run.exe')],
    ['a document that is called another', 'task.ods', zip(`mimetype${openText}PK`)],
    ['an old document that is called a new one', 'task.docx', oldOffice],
    ['a document with macros', 'task.docm', zip('[Content_Types].xml')],
    ['nothing', 'empty.txt', ''],
  ])('refuses %s', (_what, name, head) => {
    expect(findType(name, bytes(head))).toBeNull();
  });
});

it('knows a new office document behind a password by its old bytes', () => {
  expect(isLockedOffice('task.docx', bytes(oldOffice))).toBe(true);
  expect(isLockedOffice('task.doc', bytes(oldOffice))).toBe(false);
  expect(isLockedOffice('task.docx', bytes(zip('run.exe')))).toBe(false);
});
