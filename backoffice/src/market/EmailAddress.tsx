/** An e-mail address, from left to right, which goes on in the next line after its @ where it has to. */
export function EmailAddress({ email }: { readonly email: string }) {
  const [name, host] = email.split('@')
  return (
    <bdi dir="ltr">
      {name}@<wbr />
      {host}
    </bdi>
  )
}
