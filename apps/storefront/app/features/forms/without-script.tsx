/** The alternative for visitors without JavaScript. */
export const WithoutScript = ({ phone }: { phone: string | undefined }) => (
  <>
    This form needs JavaScript to block bots. You can also call us{phone && ` at ${phone}`} or visit any of our stores.
  </>
)
