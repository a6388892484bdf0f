import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** After a refusal nothing is loaded anew, unless somebody was quicker: then what stands now is what to look at. */
export const revalidateWhenStale = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate
