/** A page that has one thing to say. */
export function Notice({ title, children }: { title: string; children: string }) {
  return (
    <main style={{ maxWidth: 480, margin: '20vh auto', padding: '0 24px' }}>
      <h1 style={{ font: '600 20px/28px var(--font-ui)', margin: 0 }}>{title}</h1>
      <p style={{ color: 'var(--muted)' }}>{children}</p>
      <a href="/">Go to the packs</a>
    </main>
  );
}
