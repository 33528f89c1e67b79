import { Studio } from '../../studio';

export default function Page() {
  return <Studio />;
}
