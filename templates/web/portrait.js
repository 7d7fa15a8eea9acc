// A picture that is chosen is made small before it is sent, whatever camera it comes from.
{
  const shrunk = async (file, side) => {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(Math.ceil(picture.width * scale), Math.ceil(picture.height * scale));
    canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await canvas.convertToBlob({ type: 'image/webp', quality: 0.88 });
    return new File([small], small.type === 'image/webp' ? 'picture.webp' : 'picture.png', { type: small.type });
  };
  document.addEventListener('change', async ({ target }) => {
    const file = target.matches?.('input[type="file"][data-shrinks]') ? target.files[0] : null;
    // What the server would refuse it refuses in its own words.
    if (!file || !/^image\/(png|jpeg|webp)$/.test(file.type)) {
      return;
    }
    try {
      const small = await shrunk(file, Number(target.dataset.shrinks));
      if (small.size < file.size && target.files[0] === file) {
        const files = new DataTransfer();
        files.items.add(small);
        target.files = files.files;
      }
    } catch {
      // It is sent as it is, and the server says what is wrong with it.
    }
  });
}
