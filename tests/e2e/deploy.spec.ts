import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request as ask } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../support/browser-test.ts'
import { freePort } from '../support/own-server.ts'
import { readText } from '../support/repository.ts'
import { backendOf, startSecondStorefront } from '../support/second-storefront.ts'

const hasNginx = spawnSync('nginx', ['-v']).status === 0

interface Proxy {
  readonly tls: number
  readonly plain: number
  stop(): Promise<void>
}

/** nginx with the configuration of the recipe: its ports and its certificate alone are others. */
async function startNginx(copies: readonly number[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'maveshi-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=market.example']
  execFileSync('openssl', [...made, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  const [tls, plain] = [await freePort(), await freePort()]
  const site = readText('deploy/nginx.conf')
    .replace('127.0.0.1:4321', `127.0.0.1:${copies[0]}`)
    .replace('127.0.0.1:4322', `127.0.0.1:${copies[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443', `listen 127.0.0.1:${tls}`)
    .replace(/ssl_certificate .*;/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off; ${paths.join(' ')}\n${site}}`,
  )
  execFileSync('nginx', ['-t', '-c', config], { stdio: 'ignore' })
  const nginx = spawn('nginx', ['-c', config], { stdio: 'ignore' })
  return {
    tls,
    plain,
    async stop() {
      nginx.kill('SIGQUIT')
      await once(nginx, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Asks as a browser does that knows the market by its name. @returns the status, or 0 without an answer */
function statusOf(port: number, path: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = ask(
      { host: '127.0.0.1', port, path, rejectUnauthorized: false, headers: { host: 'market.example' } },
      (answer) => answer.resume().on('end', () => resolve(answer.statusCode ?? 0)),
    )
    asked.on('error', () => resolve(0)).end()
  })
}

test.describe('behind the proxy of the recipe', () => {
  test.skip(!hasNginx, 'nginx is not installed on this machine: the recipe’s proxy is not tried.')

  test('a version is exchanged for another without a dropped request', async ({ baseURL, request, afterwards }) => {
    const backend = await backendOf(baseURL ?? '', process.env.MARKET_API_PORT)
    const ports = [await freePort(), await freePort()]
    const start = (port: number) => startSecondStorefront(backend, { TRUST_PROXY: '1' }, port)
    const copies = await Promise.all(ports.map(start))
    afterwards(() => Promise.all(copies.map((copy) => copy.stop())))
    const proxy = await startNginx(ports)
    afterwards(proxy.stop)
    await expect.poll(() => statusOf(proxy.tls, '/readyz')).toBe(200)
    const plain = await request.get(`http://127.0.0.1:${proxy.plain}/buy`, {
      headers: { host: 'market.example' },
      maxRedirects: 0,
    })
    expect([plain.status(), plain.headers().location]).toEqual([301, 'https://market.example/buy'])

    const statuses: number[] = []
    let isOver = false
    const visit = async (number: number) => {
      for (let page = 0; !isOver; page++)
        statuses.push(await statusOf(proxy.tls, page % 3 ? '/about' : `/buy?visit=${number}-${page}`))
    }
    const visitors = [1, 2, 3, 4].map(visit)
    for (const [index, port] of ports.entries()) {
      await copies[index]?.stop()
      copies[index] = await start(port)
      await expect.poll(() => statusOf(proxy.tls, '/readyz')).toBe(200)
      // Everybody has been answered once more since.
      const before = statuses.length
      await expect.poll(() => statuses.length).toBeGreaterThan(before + visitors.length)
    }
    isOver = true
    await Promise.all(visitors)
    expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([])
  })
})
