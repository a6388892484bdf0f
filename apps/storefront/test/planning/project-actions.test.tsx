import type { ProjectDetail } from '@tessera/client/shop/types.gen'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { ProjectActions } from '../../app/features/projects/project-actions.tsx'

const project = {
  projectId: 'P1',
  basketId: 'P1.1',
  name: 'Bath',
  stage: 'planning',
  canEdit: true,
  items: [{ priceBeforeCents: null }],
  jobName: null,
  poNumber: null,
} as unknown as ProjectDetail // the fields that the actions read

test('the request for a quote stands among the other actions', () => {
  const element = <ProjectActions project={project} refusal={undefined} />
  const html = renderToString(
    <RouterProvider router={createMemoryRouter([{ path: '/', element, action: () => null }])} />,
  )
  expect(html.indexOf('Request a quote')).toBeGreaterThan(html.indexOf('Create selection sheet'))
  expect(html.indexOf('Request a quote')).toBeLessThan(html.indexOf('Install pack'))
})
