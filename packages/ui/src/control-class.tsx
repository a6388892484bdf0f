/** The look of an input, alone so that pages with a plain input do not load the fields. */
export const controlClass =
  'block w-full rounded border border-line bg-surface px-3 text-base text-ink placeholder:text-stone aria-invalid:border-sale aria-invalid:outline-sale disabled:cursor-not-allowed disabled:opacity-60'
