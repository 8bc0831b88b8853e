import { useEffect, useState } from 'react'

/** What stands behind the `#`, or nothing where it is no text. */
function textOfHash(): string {
  try {
    return decodeURIComponent(location.hash.slice(1))
  } catch {
    return ''
  }
}

/**
 * Whom a mailed link was sent to, which stands behind its `#`: no server is sent that. It is taken out of the page's own
 * address at once, where others could read it. Nothing where the link was copied without it.
 */
export function useAddressOfLink(): string {
  const [email, setEmail] = useState('')
  useEffect(() => {
    const said = textOfHash()
    if (!said.includes('@')) return
    setEmail(said)
    history.replaceState(history.state, '', location.pathname + location.search)
  }, [])
  return email
}
