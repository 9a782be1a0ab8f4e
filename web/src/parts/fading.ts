// What scrolls says whether there is more of it below.

/** Gives what scrolls the class ``fades`` for as long as its end lies below what is seen of it. */
export function fading(node: HTMLElement) {
  const measure = () =>
    node.classList.toggle('fades', node.scrollHeight - node.scrollTop - node.clientHeight > 4);
  const sizes = new ResizeObserver(measure);
  sizes.observe(node);
  const content = new MutationObserver(measure);
  content.observe(node, { childList: true, subtree: true, characterData: true });
  node.addEventListener('scroll', measure, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      content.disconnect();
      node.removeEventListener('scroll', measure);
    },
  };
}
