import { optional } from '../../http/or-not-found.server.ts'
import type { Visitor } from '../../http/session/visitor.server.ts'

/** The last changed project that is being planned; null for guests. */
export async function findProject({ shop, profile: shown }: Visitor): Promise<{ name: string; href: string } | null> {
  const plans = shown.isSignedIn ? await optional(shop.MyAccount.GetMyProjects()) : undefined
  const project = plans?.projects.find(({ stage }) => stage !== 'done' && stage !== 'archived')
  return project ? { name: project.name, href: `/account/projects/${project.projectId}` } : null
}
