import type { GreyFrame } from '@/lib/paper/find/grey-frame';
import type { Size } from '@/lib/paper/geometry/output-size';
import { squareToQuad } from '@/lib/paper/geometry/homography';
import type { Quad } from '@/lib/paper/geometry/quad';
import type { Frame } from '@/lib/paper/client/frame';
import { drawInPieces } from '@/lib/paper/client/draw-in-pieces';
import { createProgram, loadTexture } from '@/lib/paper/client/webgl';

/** What is drawn: a part of the frame, as large as said. `light` makes its paper white; null leaves the colours. */
type Look = { readonly quad: Quad; readonly size: Size; readonly light: GreyFrame | null };

/** Draws a page of a frame straight onto a canvas. */
export type Straightener = {
  /** Whether it can make the paper white. */
  readonly canWhiten: boolean;
  draw: (frame: Frame, look: Look) => void;
  end: () => void;
};

const vertexShader = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = vec2(corner.x, 1.0 - corner.y);
  gl_Position = vec4(corner * 2.0 - 1.0, 0.0, 1.0);
}`;

/** The paper is divided by its own light: shadows go, and what is written stays, a little darker. */
const fragmentShader = `
precision highp float;
varying vec2 place;
uniform mat3 toFrame;
uniform sampler2D frame;
uniform sampler2D light;
uniform float contrast;
void main() {
  vec3 at = toFrame * vec3(place, 1.0);
  vec2 source = at.xy / at.z;
  vec3 colour = texture2D(frame, source).rgb;
  float paper = max(texture2D(light, source).r, 0.15);
  vec3 even = smoothstep(0.25, 0.92, colour / paper);
  gl_FragColor = vec4(mix(colour, even, contrast), 1.0);
}`;

/** One draw of WebGL for each picture; without WebGL, pieces of the frame on a plain canvas, and no white paper. */
export function createStraightener(canvas: HTMLCanvasElement): Straightener {
  const gl = canvas.getContext('webgl', { alpha: false, antialias: false, preserveDrawingBuffer: true });
  return gl ? drawWithWebGl(canvas, gl) : drawOnCanvas(canvas);
}

function drawWithWebGl(canvas: HTMLCanvasElement, gl: WebGLRenderingContext): Straightener {
  let parts = build(gl);
  // A browser takes the context away, as from a page that was long in the background. Kept back, it comes again.
  const keep = (event: Event) => event.preventDefault();
  const rebuild = () => void (parts = build(gl));
  canvas.addEventListener('webglcontextlost', keep);
  canvas.addEventListener('webglcontextrestored', rebuild);
  return {
    canWhiten: true,
    draw: (frame, { quad, size, light }) => {
      if (gl.isContextLost()) return;
      const { toFrame, contrast, frameTexture, lightTexture } = parts;
      resize(canvas, size);
      gl.viewport(0, 0, size.width, size.height);
      const [a, b, c, d, e, f, g, h, i] = squareToQuad(quad);
      // WebGL takes matrices column by column.
      gl.uniformMatrix3fv(toFrame, false, [a, d, g, b, e, h, c, f, i]);
      gl.uniform1f(contrast, light ? 1 : 0);
      loadTexture(gl, 0, frameTexture, () =>
        gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, frame),
      );
      const { width, height, light: bytes } = light ?? dark;
      loadTexture(gl, 1, lightTexture, () => {
        gl.pixelStorei(gl.UNPACK_ALIGNMENT, 1);
        const { LUMINANCE, TEXTURE_2D, UNSIGNED_BYTE } = gl;
        gl.texImage2D(TEXTURE_2D, 0, LUMINANCE, width, height, 0, LUMINANCE, UNSIGNED_BYTE, bytes);
      });
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    end: () => {
      canvas.removeEventListener('webglcontextlost', keep);
      canvas.removeEventListener('webglcontextrestored', rebuild);
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

/** What a context holds: its program in use, and two textures. All of it is gone with a lost context. */
function build(gl: WebGLRenderingContext) {
  const program = createProgram(gl, vertexShader, fragmentShader);
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 1, 0, 0, 1, 1, 1]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(gl.getAttribLocation(program, 'corner'));
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'corner'), 2, gl.FLOAT, false, 0, 0);
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1i(place('frame'), 0);
  gl.uniform1i(place('light'), 1);
  return {
    ...{ toFrame: place('toFrame'), contrast: place('contrast') },
    ...{ frameTexture: gl.createTexture(), lightTexture: gl.createTexture() },
  };
}

const dark: GreyFrame = { width: 1, height: 1, light: new Uint8Array([255]) };

function drawOnCanvas(canvas: HTMLCanvasElement): Straightener {
  return {
    canWhiten: false,
    draw: (frame, { quad, size }) => {
      resize(canvas, size);
      const context = canvas.getContext('2d', { alpha: false });
      if (context) drawInPieces(context, frame, { quad, size });
    },
    end: () => undefined,
  };
}

/** Setting a size empties a canvas, so only a new one is set. */
function resize(canvas: HTMLCanvasElement, { width, height }: Size): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
