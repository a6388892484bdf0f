/** Custom roles of the platform: one writes pages, the other only looks at drafts. */
export const contentRoles = { edit: 'ContentAdmin', preview: 'ContentReader' } as const

/** `isPreviewEnv` is a wish: without a content role it is as if it had not been said. */
export const canPreview = (isWished: boolean, roles: readonly string[]): boolean =>
  isWished && Object.values(contentRoles).some((role) => roles.includes(role))
