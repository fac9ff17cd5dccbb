import { rulesRuntimeManifest } from './build-rules-runtime';

describe('the manifest of the rules runtime', () => {
  it('names the jar of the rules engine in lines of at most 72 bytes', () => {
    const jar = `/sdk/${'deeply-nested/'.repeat(20)}with blanks/firestore.jar`;
    const manifest = rulesRuntimeManifest(jar);
    const lines = manifest.split('\n');
    expect(lines.filter((line) => line.length > 72)).toEqual([]);
    const unfolded = manifest.replaceAll('\n ', '').split('\n');
    expect(unfolded).toEqual([
      'Main-Class: StorageRulesRuntime',
      `Class-Path: file://${jar.replace(' ', '%20')}`,
      'Enable-Native-Access: ALL-UNNAMED',
      '',
    ]);
  });
});
