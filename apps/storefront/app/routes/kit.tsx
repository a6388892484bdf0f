import { ActionSamples } from '../features/kit/action-samples.tsx'
import { DisplaySamples } from '../features/kit/display-samples.tsx'
import { FormSamples } from '../features/kit/form-samples.tsx'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/kit.ts'

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Kit' })

/** Every component in every state; the theme switch in the footer shows them in light and dark mode. */
export default function Kit() {
  return (
    <div className="page pt-12">
      <h1 className="mb-8 text-5xl">Kit</h1>
      <ActionSamples />
      <FormSamples />
      <DisplaySamples />
    </div>
  )
}
