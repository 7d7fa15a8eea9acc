// What is nearly as long as it may be says how long it is, and how long it may be.
'use strict';
document.addEventListener('input', (event) => {
  const field = event.target.closest('textarea[data-count]');
  if (!field) {
    return;
  }
  const near = field.value.length > field.maxLength * 0.9;
  const shown = field.nextElementSibling?.matches('.count') ? field.nextElementSibling : null;
  if (near) {
    const count = shown ?? document.createElement('p');
    count.className = 'count hint';
    count.setAttribute('role', 'status');
    count.textContent = field.value.length.toLocaleString('en') + ' ' + field.dataset.count;
    field.after(count);
  } else {
    shown?.remove();
  }
});
