import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Reloads nothing after a refusal, except after a conflict (409): then the page must show the current state. */
export const revalidateWhenStale = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate
