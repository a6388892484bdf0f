/** Custom platform roles: one edits pages, the other only reads drafts. */
export const contentRoles = { edit: 'ContentAdmin', preview: 'ContentReader' } as const

/** `isPreviewEnv` is only a request: without a content role it is ignored. */
export const canPreview = (isRequested: boolean, roles: readonly string[]): boolean =>
  isRequested && Object.values(contentRoles).some((role) => roles.includes(role))
