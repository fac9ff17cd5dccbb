/** Lets the blobs of jsdom give their bytes, as those of browsers do. */
Object.defineProperty(Blob.prototype, 'arrayBuffer', {
  value(this: Blob): Promise<unknown> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsArrayBuffer(this);
    });
  },
});
