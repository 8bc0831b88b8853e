// Plain JavaScript, since an old Node cannot read TypeScript. Imported before anything else.
const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `This is Node ${process.versions.node}, and Maveshi needs 22.18 or newer: the install that brings it has failed (see above); check the network and try again.`,
  )
  process.exit(1)
}
