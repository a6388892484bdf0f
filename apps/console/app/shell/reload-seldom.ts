import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** As long as the frame of the shop. */
const forgottenAfterMilliseconds = 5 * 60_000

/**
 * The frame of the console is the same at every address, so a click asks for the page alone: the menu was 5 kB of its
 * data. It is loaded again after a form, which may change it, and with the first click after 5 minutes.
 */
export function reloadSeldom(now: () => number = Date.now): (change: ShouldRevalidateFunctionArgs) => boolean {
  let since = now()
  return ({ formMethod = 'GET', defaultShouldRevalidate }) => {
    const isDue = formMethod !== 'GET' || now() - since >= forgottenAfterMilliseconds
    if (!isDue || !defaultShouldRevalidate) return false
    since = now()
    return true
  }
}
