/** Shown once after sign-in, on the next page. */
export const joinedText = (lines: number): string =>
  lines === 1
    ? '1 item from this device was added to your cart.'
    : `${lines} items from this device were added to your cart.`
