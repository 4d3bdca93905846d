// Generated – do not edit.
// source:    spec/hardware/*.yaml
// generator: generators/artifacts/hub.ts
// to change: edit the source, then run `npm run generate`

/** The specifications of one product. */
export interface HardwareSpec {
  /**
   * Speed in teraflops with 16-bit floats. For CPUs, and for GPUs without fast 16-bit floats, the speed with 32-bit
   * floats.
   *
   * @exclusiveMinimum 0
   */
  tflops: number;
  /**
   * Available memory sizes in GB, in ascending order. If absent, the size depends on the computer.
   *
   * @minItems 1
   */
  memory?: number[];
  /**
   * Price at launch in US dollars, of the variant with the largest memory. For Apple Silicon, the price of the whole
   * computer.
   *
   * @minimum 0
   */
  msrp: number;
  /**
   * Power in watts, of the variant with the highest power.
   *
   * @exclusiveMinimum 0
   */
  power: number;
  /**
   * First year of sale.
   *
   * @integer
   * @minimum 2000
   * @maximum 2100
   */
  releaseYear: number;
  /**
   * Other names and search terms.
   *
   * @minItems 1
   */
  aliases?: string[];
}

/** Numbers of a product that has `computeCapability`. */
export interface NvidiaHardwareSpec extends HardwareSpec {
  /**
   * CUDA compute capability, such as 9 for version 9.0. Required for products of NVIDIA. Products of other vendors do
   * not have this field.
   */
  computeCapability: number;
}

/** Numbers of a product that has `gfxVersion`. */
export interface AmdGpuHardwareSpec extends HardwareSpec {
  /** LLVM processor name, such as gfx1100. Required for AMD GPUs. Products of other vendors do not have this field. */
  gfxVersion: string;
}

/** Name of a product: GPU of INTEL. */
export type GpuIntelName =
  | "Arc A380"
  | "Arc A750"
  | "Arc A770"
  | "Arc B570"
  | "Arc B580"
  | "Arc B50"
  | "Arc B60"
  | "Arc Pro B70";

/** Name of a product: GPU of QUALCOMM. */
export type GpuQualcommName =
  | "Snapdragon X Elite X1E-00-1DE"
  | "Snapdragon X Elite X1E-84-100"
  | "Snapdragon X Elite X1E-80-100"
  | "Snapdragon X Elite X1E-78-100"
  | "Snapdragon X Plus X1P-64-100";

/** Name of a product: CPU of Intel. */
export type CpuIntelName =
  | "Xeon 4th Generation (Sapphire Rapids)"
  | "Xeon 3th Generation (Ice Lake)"
  | "Xeon 2th Generation (Cascade Lake)"
  | "Xeon E5v4 (Broadwell)"
  | "Xeon E5v3 (Haswell)"
  | "Xeon E5v2 (Ivy Bridge)"
  | "Intel Core Ultra 9 275HX"
  | "Intel Core Ultra 7 255HX"
  | "Intel Core Ultra 7 265KF"
  | "Intel Core 14th Generation (i7)"
  | "Intel Core 13th Generation (i9)"
  | "Intel Core 13th Generation (i7)"
  | "Intel Core 13th Generation (i5)"
  | "Intel Core 13th Generation (i3)"
  | "Intel Core 12th Generation (i9)"
  | "Intel Core 12th Generation (i7)"
  | "Intel Core 12th Generation (i5)"
  | "Intel Core 12th Generation (i3)"
  | "Intel Core 11th Generation (i9)"
  | "Intel Core 11th Generation (i7)"
  | "Intel Core 11th Generation (i5)"
  | "Intel Core 11th Generation (i3)"
  | "Intel Core 10th Generation (i9)"
  | "Intel Core 10th Generation (i7)"
  | "Intel Core 10th Generation (i5)"
  | "Intel Core 10th Generation (i3)";

/** Name of a product: CPU of AMD. */
export type CpuAmdName =
  | "EPYC 5th Generation Zen 5 (Turin)"
  | "EPYC 4th Generation Zen 4 (Genoa)"
  | "EPYC 3th Generation Zen 3 (Milan)"
  | "EPYC 2th Generation Zen 2 (Rome)"
  | "EPYC 1st Generation Zen (Naples)"
  | "Ryzen Threadripper Zen 5 9000 (Shimada Peak)"
  | "Ryzen Threadripper Zen 4 7000 (Storm Peak)"
  | "Ryzen Threadripper Zen 3 5000 (Chagall)"
  | "Ryzen Threadripper Zen 2 3000 (Castle Peak)"
  | "Ryzen Threadripper Zen 1000 (Whitehaven)"
  | "Ryzen 7 3800X (16)"
  | "Ryzen Zen 5 9000 (Ryzen 9)"
  | "Ryzen Zen 5 9000 (Ryzen 7)"
  | "Ryzen Zen 5 9000 (Ryzen 5)"
  | "Ryzen Zen 4 7000 (Ryzen 9)"
  | "Ryzen Zen 4 7000 (Ryzen 7)"
  | "Ryzen Zen 4 7000 (Ryzen 5)"
  | "Ryzen Zen 3 5000 (Ryzen 9)"
  | "Ryzen Zen 3 5000 (Ryzen 7)"
  | "Ryzen Zen 3 5000 (Ryzen 5)"
  | "Ryzen Zen 2 3000 (Ryzen 9)"
  | "Ryzen Zen 2 3000 (Ryzen 7)"
  | "Ryzen Zen 2 3000 (Ryzen 5)"
  | "Ryzen Zen 2 3000 (Ryzen 3)"
  | "Ryzen AI 300 (Ryzen AI 9 HX)"
  | "Ryzen AI 300 (Ryzen AI 9)"
  | "Ryzen AI 300 (Ryzen AI 7)"
  | "Ryzen AI 300 (Ryzen AI 5)";

/** Name of a product: Apple Silicon. */
export type AppleSiliconName =
  | "Apple MacBook Neo"
  | "Apple M1"
  | "Apple M1 Pro"
  | "Apple M1 Max"
  | "Apple M1 Ultra"
  | "Apple M2"
  | "Apple M2 Pro"
  | "Apple M2 Max"
  | "Apple M2 Ultra"
  | "Apple M3"
  | "Apple M3 Pro"
  | "Apple M3 Max"
  | "Apple M3 Ultra"
  | "Apple M4"
  | "Apple M4 Pro"
  | "Apple M4 Max"
  | "Apple M5"
  | "Apple M5 Pro"
  | "Apple M5 Max"
  | "Apple M5 Ultra";

/** All hardware, by kind, vendor and product. */
export interface Skus {
  /** GPU: products by vendor. */
  GPU: {
    /** Products of NVIDIA, by name. */
    NVIDIA: Record<string, NvidiaHardwareSpec>;
    /** Products of AMD, by name. */
    AMD: Record<string, AmdGpuHardwareSpec>;
    /** Products of INTEL, by name. */
    INTEL: Record<GpuIntelName, HardwareSpec>;
    /** Products of QUALCOMM, by name. */
    QUALCOMM: Record<GpuQualcommName, HardwareSpec>;
  };
  /** CPU: products by vendor. */
  CPU: {
    /** Products of Intel, by name. */
    Intel: Record<CpuIntelName, HardwareSpec>;
    /** Products of AMD, by name. */
    AMD: Record<CpuAmdName, HardwareSpec>;
  };
  /** Apple Silicon: products by vendor. */
  "Apple Silicon": {
    /** All products of this kind, by name. */
    "-": Record<AppleSiliconName, HardwareSpec>;
  };
}

/** Kind of hardware. */
export type SkuType = keyof Skus;

/** Hardware that can run models, by kind, vendor and product. */
export const SKUS: Skus = {
  GPU: {
    NVIDIA: {
      B300: { tflops: 1232, memory: [288], computeCapability: 10.3, msrp: 45000, power: 1400, releaseYear: 2026 },
      B200: { tflops: 496.6, memory: [192], computeCapability: 10, msrp: 40000, power: 1000, releaseYear: 2024 },
      H200: { tflops: 241.3, memory: [141], computeCapability: 9, msrp: 32000, power: 700, releaseYear: 2024 },
      H100: { tflops: 267.6, memory: [80], computeCapability: 9, msrp: 30000, power: 700, releaseYear: 2022 },
      H800: { tflops: 237.2, memory: [80], computeCapability: 9, msrp: 30000, power: 700, releaseYear: 2023 },
      H20: { tflops: 148, memory: [96], computeCapability: 9, msrp: 13500, power: 400, releaseYear: 2024 },
      L40s: { tflops: 91.61, memory: [48], computeCapability: 8.9, msrp: 8500, power: 350, releaseYear: 2023 },
      L40: { tflops: 90.52, memory: [48], computeCapability: 8.9, msrp: 7500, power: 300, releaseYear: 2022 },
      L20: { tflops: 59.35, memory: [48], computeCapability: 8.9, msrp: 5000, power: 275, releaseYear: 2023 },
      L4: { tflops: 30.29, memory: [24], computeCapability: 8.9, msrp: 2500, power: 72, releaseYear: 2023 },
      GB10: {
        tflops: 29.71,
        memory: [128],
        computeCapability: 12.1,
        msrp: 3999,
        power: 140,
        releaseYear: 2025,
        aliases: ["DGX Spark"],
      },
      "RTX PRO 6000 WS": {
        tflops: 126,
        memory: [96],
        computeCapability: 12,
        msrp: 8600,
        power: 600,
        releaseYear: 2025,
      },
      "RTX PRO 6000 Max-Q": {
        tflops: 116,
        memory: [96],
        computeCapability: 12,
        msrp: 8600,
        power: 300,
        releaseYear: 2025,
      },
      "RTX PRO 5000": {
        tflops: 66.94,
        memory: [48, 72],
        computeCapability: 12,
        msrp: 4500,
        power: 300,
        releaseYear: 2025,
      },
      "RTX PRO 4500 WS": {
        tflops: 50.53,
        memory: [32],
        computeCapability: 12,
        msrp: 2800,
        power: 200,
        releaseYear: 2025,
      },
      "RTX PRO 4000": { tflops: 36.83, memory: [24], computeCapability: 12, msrp: 1500, power: 140, releaseYear: 2025 },
      "RTX PRO 4000 SFF": {
        tflops: 24.05,
        memory: [24],
        computeCapability: 12,
        msrp: 1500,
        power: 70,
        releaseYear: 2025,
      },
      "RTX PRO 2000": { tflops: 17.03, memory: [16], computeCapability: 12, msrp: 700, power: 70, releaseYear: 2025 },
      "RTX 6000 Ada": { tflops: 91.1, memory: [48], computeCapability: 8.9, msrp: 6800, power: 300, releaseYear: 2022 },
      "RTX 5880 Ada": { tflops: 69.3, memory: [48], computeCapability: 8.9, msrp: 6000, power: 285, releaseYear: 2024 },
      "RTX 5000 Ada": { tflops: 65.3, memory: [32], computeCapability: 8.9, msrp: 4000, power: 250, releaseYear: 2023 },
      "RTX 4500 Ada": { tflops: 39.6, memory: [24], computeCapability: 8.9, msrp: 2250, power: 210, releaseYear: 2023 },
      "RTX 4000 Ada": { tflops: 26.7, memory: [20], computeCapability: 8.9, msrp: 1250, power: 130, releaseYear: 2023 },
      "RTX 4000 SFF Ada": {
        tflops: 19.2,
        memory: [20],
        computeCapability: 8.9,
        msrp: 1250,
        power: 70,
        releaseYear: 2023,
      },
      "RTX 3500 Ada Mobile": {
        tflops: 15.8,
        memory: [12],
        computeCapability: 8.9,
        msrp: 1500,
        power: 150,
        releaseYear: 2023,
      },
      "RTX 2000 Ada": { tflops: 12, memory: [16], computeCapability: 8.9, msrp: 650, power: 70, releaseYear: 2024 },
      "RTX A6000": { tflops: 38.7, memory: [48], computeCapability: 8.6, msrp: 4650, power: 300, releaseYear: 2020 },
      "RTX A5000": { tflops: 27.77, memory: [24], computeCapability: 8.6, msrp: 2250, power: 230, releaseYear: 2021 },
      "RTX A5000 Max-Q": {
        tflops: 16.59,
        memory: [16],
        computeCapability: 8.6,
        msrp: 2000,
        power: 80,
        releaseYear: 2021,
      },
      "RTX A5000 Mobile": {
        tflops: 19.35,
        memory: [16],
        computeCapability: 8.6,
        msrp: 2000,
        power: 165,
        releaseYear: 2021,
      },
      "RTX A4000": { tflops: 19.17, memory: [16], computeCapability: 8.6, msrp: 1000, power: 140, releaseYear: 2021 },
      "RTX A4000 Max-Q": {
        tflops: 14.28,
        memory: [8],
        computeCapability: 8.6,
        msrp: 1000,
        power: 35,
        releaseYear: 2021,
      },
      "RTX A4000 Mobile": {
        tflops: 17.2,
        memory: [8],
        computeCapability: 8.6,
        msrp: 1000,
        power: 80,
        releaseYear: 2021,
      },
      "RTX A3000 Mobile": {
        tflops: 10.9,
        memory: [6, 12],
        computeCapability: 8.6,
        msrp: 700,
        power: 80,
        releaseYear: 2021,
      },
      "RTX A2000": { tflops: 7.987, memory: [6, 12], computeCapability: 8.6, msrp: 450, power: 70, releaseYear: 2021 },
      "RTX A2000 Embedded": {
        tflops: 6.026,
        memory: [4],
        computeCapability: 8.6,
        msrp: 400,
        power: 70,
        releaseYear: 2022,
      },
      "RTX A2000 Max-Q": {
        tflops: 6.1,
        memory: [4, 8],
        computeCapability: 8.6,
        msrp: 450,
        power: 35,
        releaseYear: 2021,
      },
      "RTX A2000 Mobile": {
        tflops: 8.4,
        memory: [4, 8],
        computeCapability: 8.6,
        msrp: 450,
        power: 95,
        releaseYear: 2021,
      },
      A800: { tflops: 77.97, memory: [40, 80], computeCapability: 8, msrp: 12000, power: 400, releaseYear: 2022 },
      A100: { tflops: 77.97, memory: [40, 80], computeCapability: 8, msrp: 15000, power: 400, releaseYear: 2020 },
      A40: { tflops: 37.42, memory: [48], computeCapability: 8.6, msrp: 5500, power: 300, releaseYear: 2020 },
      A30: { tflops: 10.32, memory: [24], computeCapability: 8, msrp: 5000, power: 165, releaseYear: 2021 },
      A10: { tflops: 31.24, memory: [24], computeCapability: 8.6, msrp: 3200, power: 150, releaseYear: 2021 },
      A2: { tflops: 4.531, memory: [16], computeCapability: 8.6, msrp: 1000, power: 60, releaseYear: 2021 },
      "RTX 5090": { tflops: 104.8, memory: [32], computeCapability: 12, msrp: 2000, power: 575, releaseYear: 2025 },
      "RTX 5090 D": { tflops: 104.8, memory: [32], computeCapability: 12, msrp: 2000, power: 575, releaseYear: 2025 },
      "RTX 5090 Mobile": {
        tflops: 31.8,
        memory: [24],
        computeCapability: 12,
        msrp: 1500,
        power: 175,
        releaseYear: 2025,
      },
      "RTX 5080": { tflops: 56.28, memory: [16], computeCapability: 12, msrp: 1000, power: 360, releaseYear: 2025 },
      "RTX 5080 Mobile": {
        tflops: 23.04,
        memory: [16],
        computeCapability: 12,
        msrp: 1000,
        power: 175,
        releaseYear: 2025,
      },
      "RTX 5070": { tflops: 30.84, memory: [12], computeCapability: 12, msrp: 550, power: 250, releaseYear: 2025 },
      "RTX 5070 Mobile": {
        tflops: 13.13,
        memory: [8],
        computeCapability: 12,
        msrp: 500,
        power: 100,
        releaseYear: 2025,
      },
      "RTX 5070 Ti": { tflops: 43.94, memory: [16], computeCapability: 12, msrp: 750, power: 300, releaseYear: 2025 },
      "RTX 5070 Ti Mobile": {
        tflops: 17.04,
        memory: [12],
        computeCapability: 12,
        msrp: 700,
        power: 140,
        releaseYear: 2025,
      },
      "RTX 5060 Ti": { tflops: 23.7, memory: [8, 16], computeCapability: 12, msrp: 450, power: 180, releaseYear: 2025 },
      "RTX 5060": { tflops: 19.18, memory: [8], computeCapability: 12, msrp: 300, power: 150, releaseYear: 2025 },
      "RTX 5060 Mobile": {
        tflops: 9.684,
        memory: [8],
        computeCapability: 12,
        msrp: 300,
        power: 100,
        releaseYear: 2025,
      },
      "RTX 5050": { tflops: 13.17, memory: [8], computeCapability: 12, msrp: 249, power: 130, releaseYear: 2025 },
      "RTX 5050 Mobile": { tflops: 7.7, memory: [8], computeCapability: 12, msrp: 250, power: 100, releaseYear: 2025 },
      "RTX 4090": { tflops: 82.58, memory: [24], computeCapability: 8.9, msrp: 1600, power: 450, releaseYear: 2022 },
      "RTX 4090D": {
        tflops: 79.49,
        memory: [24, 48],
        computeCapability: 8.9,
        msrp: 1600,
        power: 425,
        releaseYear: 2023,
      },
      "RTX 4090 Mobile": {
        tflops: 32.98,
        memory: [16],
        computeCapability: 8.9,
        msrp: 1500,
        power: 150,
        releaseYear: 2023,
      },
      "RTX 4080 SUPER": {
        tflops: 52.2,
        memory: [16],
        computeCapability: 8.9,
        msrp: 1000,
        power: 320,
        releaseYear: 2024,
      },
      "RTX 4080": { tflops: 48.7, memory: [16], computeCapability: 8.9, msrp: 1200, power: 320, releaseYear: 2022 },
      "RTX 4080 Mobile": {
        tflops: 24.72,
        memory: [12],
        computeCapability: 8.9,
        msrp: 1000,
        power: 150,
        releaseYear: 2023,
      },
      "RTX 4070": { tflops: 29.15, memory: [12], computeCapability: 8.9, msrp: 600, power: 200, releaseYear: 2023 },
      "RTX 4070 Mobile": {
        tflops: 15.62,
        memory: [8],
        computeCapability: 8.9,
        msrp: 500,
        power: 115,
        releaseYear: 2023,
      },
      "RTX 4070 Ti": { tflops: 40.09, memory: [12], computeCapability: 8.9, msrp: 800, power: 285, releaseYear: 2023 },
      "RTX 4070 Super": {
        tflops: 35.48,
        memory: [12],
        computeCapability: 8.9,
        msrp: 600,
        power: 220,
        releaseYear: 2024,
      },
      "RTX 4070 Ti Super": {
        tflops: 44.1,
        memory: [16],
        computeCapability: 8.9,
        msrp: 800,
        power: 285,
        releaseYear: 2024,
      },
      "RTX 4060": { tflops: 15.11, memory: [8], computeCapability: 8.9, msrp: 300, power: 115, releaseYear: 2023 },
      "RTX 4060 Ti": {
        tflops: 22.06,
        memory: [8, 16],
        computeCapability: 8.9,
        msrp: 500,
        power: 165,
        releaseYear: 2023,
      },
      "RTX 4090 Laptop": {
        tflops: 32.98,
        memory: [16],
        computeCapability: 8.9,
        msrp: 1500,
        power: 150,
        releaseYear: 2023,
      },
      "RTX 4080 Laptop": {
        tflops: 24.72,
        memory: [12],
        computeCapability: 8.9,
        msrp: 1000,
        power: 150,
        releaseYear: 2023,
      },
      "RTX 4070 Laptop": {
        tflops: 15.62,
        memory: [8],
        computeCapability: 8.9,
        msrp: 500,
        power: 115,
        releaseYear: 2023,
      },
      "RTX 4060 Laptop": {
        tflops: 11.61,
        memory: [8],
        computeCapability: 8.9,
        msrp: 300,
        power: 115,
        releaseYear: 2023,
      },
      "RTX 4050 Laptop": { tflops: 8.9, memory: [6], computeCapability: 8.9, msrp: 250, power: 115, releaseYear: 2023 },
      "RTX 3090": { tflops: 35.58, memory: [24], computeCapability: 8.6, msrp: 1500, power: 350, releaseYear: 2020 },
      "RTX 3090 Ti": { tflops: 40, memory: [24], computeCapability: 8.6, msrp: 2000, power: 450, releaseYear: 2022 },
      "RTX 3080": { tflops: 30.6, memory: [10, 12], computeCapability: 8.6, msrp: 800, power: 350, releaseYear: 2020 },
      "RTX 3080 Ti": { tflops: 34.1, memory: [12], computeCapability: 8.6, msrp: 1200, power: 350, releaseYear: 2021 },
      "RTX 3080 Mobile": {
        tflops: 18.98,
        memory: [8, 16],
        computeCapability: 8.6,
        msrp: 800,
        power: 150,
        releaseYear: 2021,
      },
      "RTX 3070": { tflops: 20.31, memory: [8], computeCapability: 8.6, msrp: 500, power: 220, releaseYear: 2020 },
      "RTX 3070 Ti": { tflops: 21.75, memory: [8], computeCapability: 8.6, msrp: 600, power: 290, releaseYear: 2021 },
      "RTX 3070 Ti Mobile": {
        tflops: 16.6,
        memory: [8],
        computeCapability: 8.6,
        msrp: 700,
        power: 125,
        releaseYear: 2022,
      },
      "RTX 3060 Ti": { tflops: 16.2, memory: [8], computeCapability: 8.6, msrp: 400, power: 200, releaseYear: 2020 },
      "RTX 3060": { tflops: 12.74, memory: [8, 12], computeCapability: 8.6, msrp: 350, power: 170, releaseYear: 2021 },
      "RTX 2080 Ti": { tflops: 26.9, memory: [11], computeCapability: 7.5, msrp: 1000, power: 250, releaseYear: 2018 },
      "RTX 2080": { tflops: 20.14, memory: [8], computeCapability: 7.5, msrp: 700, power: 215, releaseYear: 2018 },
      "RTX 2070": { tflops: 14.93, memory: [8], computeCapability: 7.5, msrp: 500, power: 175, releaseYear: 2018 },
      "RTX 2070 SUPER Mobile": {
        tflops: 14.13,
        memory: [8],
        computeCapability: 7.5,
        msrp: 600,
        power: 115,
        releaseYear: 2020,
      },
      "RTX 2070 SUPER": {
        tflops: 18.12,
        memory: [8],
        computeCapability: 7.5,
        msrp: 500,
        power: 215,
        releaseYear: 2019,
      },
      "RTX 3060 Mobile": {
        tflops: 10.94,
        memory: [6],
        computeCapability: 8.6,
        msrp: 400,
        power: 115,
        releaseYear: 2021,
      },
      "RTX 3050 Mobile": {
        tflops: 7.639,
        memory: [4, 6],
        computeCapability: 8.6,
        msrp: 250,
        power: 95,
        releaseYear: 2022,
      },
      "RTX 2060": { tflops: 12.9, memory: [6], computeCapability: 7.5, msrp: 350, power: 160, releaseYear: 2019 },
      "RTX 2060 12GB": {
        tflops: 14.36,
        memory: [12],
        computeCapability: 7.5,
        msrp: 300,
        power: 184,
        releaseYear: 2021,
      },
      "RTX 2060 Mobile": { tflops: 9.22, memory: [6], computeCapability: 7.5, msrp: 350, power: 90, releaseYear: 2019 },
      "RTX 2050 Mobile": { tflops: 10.2, memory: [4], computeCapability: 8.6, msrp: 250, power: 45, releaseYear: 2021 },
      "GTX 1080 Ti": { tflops: 11.34, memory: [11], computeCapability: 6.1, msrp: 700, power: 250, releaseYear: 2017 },
      "GTX 1080": { tflops: 8.87, memory: [8], computeCapability: 6.1, msrp: 599, power: 180, releaseYear: 2016 },
      "GTX 1070 Ti": { tflops: 8.2, memory: [8], computeCapability: 6.1, msrp: 450, power: 180, releaseYear: 2017 },
      "GTX 1070": { tflops: 6.46, memory: [8], computeCapability: 6.1, msrp: 379, power: 150, releaseYear: 2016 },
      "GTX 1060": { tflops: 3.9, memory: [3, 6], computeCapability: 6.1, msrp: 300, power: 120, releaseYear: 2016 },
      "GTX 1050 Ti": { tflops: 2.1, memory: [4], computeCapability: 6.1, msrp: 150, power: 75, releaseYear: 2016 },
      "RTX Titan": { tflops: 32.62, memory: [24], computeCapability: 7.5, msrp: 2500, power: 280, releaseYear: 2018 },
      "GTX 1660": { tflops: 10.05, memory: [6], computeCapability: 7.5, msrp: 200, power: 120, releaseYear: 2019 },
      "GTX 1650 Mobile": { tflops: 6.39, memory: [4], computeCapability: 7.5, msrp: 150, power: 50, releaseYear: 2019 },
      T4: { tflops: 65.13, memory: [16], computeCapability: 7.5, msrp: 2000, power: 70, releaseYear: 2018 },
      T10: { tflops: 20, memory: [16], computeCapability: 7.5, msrp: 2000, power: 150, releaseYear: 2020 },
      V100: { tflops: 28.26, memory: [16, 32], computeCapability: 7, msrp: 10000, power: 300, releaseYear: 2017 },
      "Quadro P6000": {
        tflops: 12.63,
        memory: [24],
        computeCapability: 6.1,
        msrp: 5000,
        power: 250,
        releaseYear: 2016,
      },
      P40: { tflops: 11.76, memory: [24], computeCapability: 6.1, msrp: 5700, power: 250, releaseYear: 2016 },
      P100: { tflops: 19.05, memory: [16], computeCapability: 6, msrp: 7000, power: 300, releaseYear: 2016 },
      "Jetson AGX Orin 64GB": {
        tflops: 10.65,
        memory: [64],
        computeCapability: 8.7,
        msrp: 2000,
        power: 60,
        releaseYear: 2022,
      },
      "Jetson AGX Orin 32GB": {
        tflops: 6.66,
        memory: [32],
        computeCapability: 8.7,
        msrp: 999,
        power: 40,
        releaseYear: 2022,
      },
      "Jetson Orin NX 16GB": {
        tflops: 3.76,
        memory: [16],
        computeCapability: 8.7,
        msrp: 600,
        power: 25,
        releaseYear: 2023,
      },
      "Jetson Orin NX 8GB": {
        tflops: 3.13,
        memory: [8],
        computeCapability: 8.7,
        msrp: 400,
        power: 20,
        releaseYear: 2023,
      },
      "Jetson Orin Nano 8GB": {
        tflops: 2.56,
        memory: [8],
        computeCapability: 8.7,
        msrp: 500,
        power: 15,
        releaseYear: 2023,
      },
      "Jetson Orin Nano 4GB": {
        tflops: 1.28,
        memory: [4],
        computeCapability: 8.7,
        msrp: 200,
        power: 10,
        releaseYear: 2023,
      },
      "Jetson AGX Xavier": {
        tflops: 2.82,
        memory: [32, 64],
        computeCapability: 7.2,
        msrp: 1100,
        power: 30,
        releaseYear: 2018,
      },
      "Jetson Xavier NX": {
        tflops: 1.69,
        memory: [8, 16],
        computeCapability: 7.2,
        msrp: 400,
        power: 20,
        releaseYear: 2020,
      },
      "Jetson TX2": { tflops: 1.33, memory: [4, 8], computeCapability: 6.2, msrp: 400, power: 15, releaseYear: 2017 },
      "Jetson Nano": { tflops: 0.47, memory: [4], computeCapability: 5.3, msrp: 100, power: 10, releaseYear: 2019 },
    },
    AMD: {
      MI300: { tflops: 383, memory: [192], gfxVersion: "gfx942", msrp: 15000, power: 750, releaseYear: 2023 },
      MI250: { tflops: 362.1, memory: [128], gfxVersion: "gfx90a", msrp: 10000, power: 560, releaseYear: 2021 },
      MI210: { tflops: 181, memory: [64], gfxVersion: "gfx90a", msrp: 8000, power: 300, releaseYear: 2022 },
      MI100: { tflops: 184.6, memory: [32], gfxVersion: "gfx908", msrp: 6400, power: 300, releaseYear: 2020 },
      MI60: { tflops: 29.5, memory: [32], gfxVersion: "gfx906", msrp: 3000, power: 300, releaseYear: 2018 },
      MI50: { tflops: 26.5, memory: [16, 32], gfxVersion: "gfx906", msrp: 1800, power: 300, releaseYear: 2018 },
      "R9700 PRO": {
        tflops: 95.7,
        memory: [32],
        gfxVersion: "gfx1201",
        msrp: 1250,
        power: 300,
        releaseYear: 2025,
        aliases: ["Radeon AI PRO R9700"],
      },
      "RX 9070 XT": { tflops: 97.32, memory: [16], gfxVersion: "gfx1201", msrp: 600, power: 304, releaseYear: 2025 },
      "RX 9070": { tflops: 72.25, memory: [16], gfxVersion: "gfx1201", msrp: 550, power: 220, releaseYear: 2025 },
      "RX 9060 XT": { tflops: 51.28, memory: [8, 16], gfxVersion: "gfx1200", msrp: 350, power: 160, releaseYear: 2025 },
      "PRO W7900": { tflops: 122.6, memory: [48], gfxVersion: "gfx1100", msrp: 4000, power: 295, releaseYear: 2023 },
      "PRO W7800": { tflops: 90.5, memory: [32, 48], gfxVersion: "gfx1100", msrp: 2500, power: 260, releaseYear: 2023 },
      "RX 7900 XTX": { tflops: 122.8, memory: [24], gfxVersion: "gfx1100", msrp: 1000, power: 355, releaseYear: 2022 },
      "RX 7900 XT": { tflops: 103, memory: [20], gfxVersion: "gfx1100", msrp: 900, power: 315, releaseYear: 2022 },
      "RX 7900 GRE": { tflops: 91.96, memory: [16], gfxVersion: "gfx1100", msrp: 550, power: 260, releaseYear: 2023 },
      "RX 7800 XT": { tflops: 74.65, memory: [16], gfxVersion: "gfx1101", msrp: 500, power: 263, releaseYear: 2023 },
      "RX 7700 XT": { tflops: 70.34, memory: [12], gfxVersion: "gfx1101", msrp: 450, power: 245, releaseYear: 2023 },
      "RX 7600 XT": { tflops: 45.14, memory: [8, 16], gfxVersion: "gfx1102", msrp: 350, power: 190, releaseYear: 2024 },
      "RX 6950 XT": { tflops: 47.31, memory: [16], gfxVersion: "gfx1030", msrp: 1100, power: 335, releaseYear: 2022 },
      "RX 6800": { tflops: 32.33, memory: [16], gfxVersion: "gfx1030", msrp: 600, power: 250, releaseYear: 2020 },
      "RX 6700 XT": { tflops: 26.43, memory: [12], gfxVersion: "gfx1031", msrp: 500, power: 230, releaseYear: 2021 },
      "RX 6700": { tflops: 22.58, memory: [10], gfxVersion: "gfx1031", msrp: 329, power: 175, releaseYear: 2022 },
      "RX 6650 XT": { tflops: 21.59, memory: [8], gfxVersion: "gfx1032", msrp: 400, power: 180, releaseYear: 2022 },
      "RX 6600 XT": { tflops: 21.21, memory: [8], gfxVersion: "gfx1032", msrp: 400, power: 160, releaseYear: 2021 },
      "RX 6600": { tflops: 17.86, memory: [8], gfxVersion: "gfx1032", msrp: 350, power: 132, releaseYear: 2021 },
      "RX 5700 XT": { tflops: 19.51, memory: [8], gfxVersion: "gfx1010", msrp: 399, power: 225, releaseYear: 2019 },
      "RX 5700": { tflops: 15.9, memory: [8], gfxVersion: "gfx1010", msrp: 349, power: 180, releaseYear: 2019 },
      "RX 5600 XT": { tflops: 14.38, memory: [6], gfxVersion: "gfx1010", msrp: 279, power: 150, releaseYear: 2020 },
      "RX 5500 XT": { tflops: 10.39, memory: [4, 8], gfxVersion: "gfx1012", msrp: 200, power: 130, releaseYear: 2019 },
      "Radeon Pro V620": {
        tflops: 40.55,
        memory: [32],
        gfxVersion: "gfx1030",
        msrp: 3000,
        power: 300,
        releaseYear: 2021,
      },
      "Radeon Pro VII": {
        tflops: 26.11,
        memory: [16, 32],
        gfxVersion: "gfx906",
        msrp: 1900,
        power: 250,
        releaseYear: 2020,
      },
      "Radeon 610M": {
        tflops: 0.97,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1036",
        msrp: 300,
        power: 15,
        releaseYear: 2022,
      },
      "Radeon 680M": {
        tflops: 6.76,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1035",
        msrp: 120,
        power: 50,
        releaseYear: 2022,
      },
      "Radeon 740M": {
        tflops: 5.12,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1103",
        msrp: 179,
        power: 15,
        releaseYear: 2023,
      },
      "Radeon 760M": {
        tflops: 10.65,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1103",
        msrp: 229,
        power: 15,
        releaseYear: 2023,
      },
      "Radeon 780M": {
        tflops: 16.59,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1103",
        msrp: 329,
        power: 15,
        releaseYear: 2023,
      },
      "Radeon 820M": {
        tflops: 1.434,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1152",
        msrp: 200,
        power: 15,
        releaseYear: 2025,
      },
      "Radeon 840M": {
        tflops: 2.97,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1153",
        msrp: 250,
        power: 15,
        releaseYear: 2025,
      },
      "Radeon 860M": {
        tflops: 6.14,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1152",
        msrp: 300,
        power: 15,
        releaseYear: 2025,
      },
      "Radeon 880M": {
        tflops: 8.91,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1150",
        msrp: 400,
        power: 15,
        releaseYear: 2024,
      },
      "Radeon 890M": {
        tflops: 11.88,
        memory: [16, 24, 32, 48, 64, 96],
        gfxVersion: "gfx1150",
        msrp: 450,
        power: 15,
        releaseYear: 2024,
      },
      "Ryzen AI Max+ 395": {
        tflops: 29.7,
        memory: [64, 96, 128],
        gfxVersion: "gfx1151",
        msrp: 1500,
        power: 120,
        releaseYear: 2025,
        aliases: ["Strix Halo"],
      },
    },
    INTEL: {
      "Arc A380": { tflops: 8.4, memory: [6], msrp: 139, power: 75, releaseYear: 2022 },
      "Arc A750": { tflops: 34.41, memory: [8], msrp: 250, power: 225, releaseYear: 2022 },
      "Arc A770": { tflops: 39.32, memory: [8, 16], msrp: 350, power: 225, releaseYear: 2022 },
      "Arc B570": { tflops: 23.04, memory: [10], msrp: 200, power: 150, releaseYear: 2025 },
      "Arc B580": { tflops: 27.34, memory: [12], msrp: 250, power: 190, releaseYear: 2024 },
      "Arc B50": { tflops: 21.3, memory: [16], msrp: 350, power: 70, releaseYear: 2025, aliases: ["Arc Pro B50"] },
      "Arc B60": {
        tflops: 24.58,
        memory: [24, 48],
        msrp: 1200,
        power: 200,
        releaseYear: 2025,
        aliases: ["Arc Pro B60"],
      },
      "Arc Pro B70": { tflops: 45.88, memory: [32], msrp: 949, power: 230, releaseYear: 2026 },
    },
    QUALCOMM: {
      "Snapdragon X Elite X1E-00-1DE": { tflops: 4.6, msrp: 900, power: 80, releaseYear: 2024 },
      "Snapdragon X Elite X1E-84-100": { tflops: 4.6, msrp: 1700, power: 30, releaseYear: 2024 },
      "Snapdragon X Elite X1E-80-100": { tflops: 3.8, msrp: 1300, power: 23, releaseYear: 2024 },
      "Snapdragon X Elite X1E-78-100": { tflops: 3.8, msrp: 1200, power: 23, releaseYear: 2024 },
      "Snapdragon X Plus X1P-64-100": { tflops: 3.8, msrp: 1000, power: 23, releaseYear: 2024 },
    },
  },
  CPU: {
    Intel: {
      "Xeon 4th Generation (Sapphire Rapids)": { tflops: 1.3, msrp: 10500, power: 350, releaseYear: 2023 },
      "Xeon 3th Generation (Ice Lake)": {
        tflops: 0.8,
        msrp: 8000,
        power: 270,
        releaseYear: 2021,
        aliases: ["Xeon 3rd Generation (Ice Lake)"],
      },
      "Xeon 2th Generation (Cascade Lake)": {
        tflops: 0.55,
        msrp: 10000,
        power: 205,
        releaseYear: 2019,
        aliases: ["Xeon 2nd Generation (Cascade Lake)"],
      },
      "Xeon E5v4 (Broadwell)": { tflops: 0.25, msrp: 4000, power: 145, releaseYear: 2016 },
      "Xeon E5v3 (Haswell)": { tflops: 0.2, msrp: 4000, power: 145, releaseYear: 2014 },
      "Xeon E5v2 (Ivy Bridge)": { tflops: 0.15, msrp: 2500, power: 130, releaseYear: 2013 },
      "Intel Core Ultra 9 275HX": { tflops: 1.89, msrp: 700, power: 160, releaseYear: 2025 },
      "Intel Core Ultra 7 255HX": { tflops: 1.62, msrp: 583, power: 160, releaseYear: 2025 },
      "Intel Core Ultra 7 265KF": { tflops: 1.53, msrp: 400, power: 250, releaseYear: 2024 },
      "Intel Core 14th Generation (i7)": { tflops: 0.8, msrp: 400, power: 253, releaseYear: 2023 },
      "Intel Core 13th Generation (i9)": { tflops: 0.85, msrp: 600, power: 253, releaseYear: 2022 },
      "Intel Core 13th Generation (i7)": { tflops: 0.82, msrp: 400, power: 253, releaseYear: 2022 },
      "Intel Core 13th Generation (i5)": { tflops: 0.68, msrp: 300, power: 181, releaseYear: 2022 },
      "Intel Core 13th Generation (i3)": { tflops: 0.57, msrp: 150, power: 89, releaseYear: 2023 },
      "Intel Core 12th Generation (i9)": { tflops: 0.79, msrp: 600, power: 241, releaseYear: 2021 },
      "Intel Core 12th Generation (i7)": { tflops: 0.77, msrp: 400, power: 190, releaseYear: 2021 },
      "Intel Core 12th Generation (i5)": { tflops: 0.65, msrp: 300, power: 150, releaseYear: 2021 },
      "Intel Core 12th Generation (i3)": { tflops: 0.53, msrp: 150, power: 89, releaseYear: 2022 },
      "Intel Core 11th Generation (i9)": { tflops: 0.7, msrp: 550, power: 251, releaseYear: 2021 },
      "Intel Core 11th Generation (i7)": { tflops: 0.6, msrp: 400, power: 251, releaseYear: 2021 },
      "Intel Core 11th Generation (i5)": { tflops: 0.5, msrp: 250, power: 251, releaseYear: 2021 },
      "Intel Core 11th Generation (i3)": { tflops: 0.35, msrp: 150, power: 90, releaseYear: 2021 },
      "Intel Core 10th Generation (i9)": { tflops: 0.46, msrp: 500, power: 250, releaseYear: 2020 },
      "Intel Core 10th Generation (i7)": { tflops: 0.46, msrp: 400, power: 215, releaseYear: 2020 },
      "Intel Core 10th Generation (i5)": { tflops: 0.46, msrp: 250, power: 182, releaseYear: 2020 },
      "Intel Core 10th Generation (i3)": { tflops: 0.44, msrp: 150, power: 90, releaseYear: 2020 },
    },
    AMD: {
      "EPYC 5th Generation Zen 5 (Turin)": { tflops: 13.8, msrp: 13000, power: 500, releaseYear: 2024 },
      "EPYC 4th Generation Zen 4 (Genoa)": { tflops: 5, msrp: 11500, power: 360, releaseYear: 2022 },
      "EPYC 3th Generation Zen 3 (Milan)": {
        tflops: 2.4,
        msrp: 8000,
        power: 280,
        releaseYear: 2021,
        aliases: ["EPYC 3rd Generation Zen 3 (Milan)"],
      },
      "EPYC 2th Generation Zen 2 (Rome)": {
        tflops: 0.6,
        msrp: 7000,
        power: 225,
        releaseYear: 2019,
        aliases: ["EPYC 2nd Generation Zen 2 (Rome)"],
      },
      "EPYC 1st Generation Zen (Naples)": { tflops: 0.6, msrp: 4000, power: 180, releaseYear: 2017 },
      "Ryzen Threadripper Zen 5 9000 (Shimada Peak)": { tflops: 14, msrp: 5000, power: 350, releaseYear: 2025 },
      "Ryzen Threadripper Zen 4 7000 (Storm Peak)": { tflops: 10, msrp: 5000, power: 350, releaseYear: 2023 },
      "Ryzen Threadripper Zen 3 5000 (Chagall)": { tflops: 4.6, msrp: 6500, power: 280, releaseYear: 2022 },
      "Ryzen Threadripper Zen 2 3000 (Castle Peak)": { tflops: 3.2, msrp: 4000, power: 280, releaseYear: 2019 },
      "Ryzen Threadripper Zen 1000 (Whitehaven)": { tflops: 0.6, msrp: 1000, power: 180, releaseYear: 2017 },
      "Ryzen 7 3800X (16)": { tflops: 1.15, msrp: 400, power: 142, releaseYear: 2019 },
      "Ryzen Zen 5 9000 (Ryzen 9)": { tflops: 0.56, msrp: 650, power: 230, releaseYear: 2024 },
      "Ryzen Zen 5 9000 (Ryzen 7)": { tflops: 0.56, msrp: 350, power: 88, releaseYear: 2024 },
      "Ryzen Zen 5 9000 (Ryzen 5)": { tflops: 0.56, msrp: 300, power: 88, releaseYear: 2024 },
      "Ryzen Zen 4 7000 (Ryzen 9)": { tflops: 0.56, msrp: 700, power: 230, releaseYear: 2022 },
      "Ryzen Zen 4 7000 (Ryzen 7)": { tflops: 0.56, msrp: 400, power: 142, releaseYear: 2022 },
      "Ryzen Zen 4 7000 (Ryzen 5)": { tflops: 0.56, msrp: 300, power: 142, releaseYear: 2022 },
      "Ryzen Zen 3 5000 (Ryzen 9)": { tflops: 1.33, msrp: 800, power: 142, releaseYear: 2020 },
      "Ryzen Zen 3 5000 (Ryzen 7)": { tflops: 1.33, msrp: 450, power: 142, releaseYear: 2020 },
      "Ryzen Zen 3 5000 (Ryzen 5)": { tflops: 0.72, msrp: 300, power: 88, releaseYear: 2020 },
      "Ryzen Zen 2 3000 (Ryzen 9)": { tflops: 0.72, msrp: 750, power: 142, releaseYear: 2019 },
      "Ryzen Zen 2 3000 (Ryzen 7)": { tflops: 0.72, msrp: 400, power: 142, releaseYear: 2019 },
      "Ryzen Zen 2 3000 (Ryzen 5)": { tflops: 0.72, msrp: 250, power: 88, releaseYear: 2019 },
      "Ryzen Zen 2 3000 (Ryzen 3)": { tflops: 0.72, msrp: 150, power: 88, releaseYear: 2020 },
      "Ryzen AI 300 (Ryzen AI 9 HX)": { tflops: 5.52, msrp: 500, power: 54, releaseYear: 2024 },
      "Ryzen AI 300 (Ryzen AI 9)": { tflops: 5.2, msrp: 450, power: 54, releaseYear: 2024 },
      "Ryzen AI 300 (Ryzen AI 7)": { tflops: 4.34, msrp: 350, power: 54, releaseYear: 2024 },
      "Ryzen AI 300 (Ryzen AI 5)": { tflops: 1.57, msrp: 250, power: 28, releaseYear: 2024 },
    },
  },
  "Apple Silicon": {
    "-": {
      "Apple MacBook Neo": { tflops: 1.9, memory: [8], msrp: 700, power: 10, releaseYear: 2026 },
      "Apple M1": { tflops: 2.6, memory: [8, 16], msrp: 1250, power: 15, releaseYear: 2020 },
      "Apple M1 Pro": { tflops: 5.2, memory: [16, 24, 32], msrp: 2900, power: 30, releaseYear: 2021 },
      "Apple M1 Max": { tflops: 10.4, memory: [16, 24, 32, 64], msrp: 3900, power: 60, releaseYear: 2021 },
      "Apple M1 Ultra": { tflops: 21, memory: [16, 24, 32, 64, 96, 128], msrp: 6200, power: 120, releaseYear: 2022 },
      "Apple M2": { tflops: 3.6, memory: [8, 16, 24], msrp: 1500, power: 20, releaseYear: 2022 },
      "Apple M2 Pro": { tflops: 6.8, memory: [16, 24, 32], msrp: 2800, power: 35, releaseYear: 2023 },
      "Apple M2 Max": { tflops: 13.49, memory: [32, 64, 96], msrp: 4500, power: 80, releaseYear: 2023 },
      "Apple M2 Ultra": { tflops: 27.2, memory: [64, 96, 128, 192], msrp: 7000, power: 150, releaseYear: 2023 },
      "Apple M3": { tflops: 4.1, memory: [8, 16, 24], msrp: 1500, power: 22, releaseYear: 2023 },
      "Apple M3 Pro": { tflops: 7.4, memory: [18, 36], msrp: 2400, power: 40, releaseYear: 2023 },
      "Apple M3 Max": { tflops: 14.2, memory: [36, 48, 64, 96, 128], msrp: 5000, power: 90, releaseYear: 2023 },
      "Apple M3 Ultra": { tflops: 28.4, memory: [96, 256, 512], msrp: 9500, power: 180, releaseYear: 2025 },
      "Apple M4": { tflops: 4.6, memory: [16, 24, 32], msrp: 1600, power: 22, releaseYear: 2024 },
      "Apple M4 Pro": { tflops: 9.2, memory: [24, 48, 64], msrp: 2600, power: 45, releaseYear: 2024 },
      "Apple M4 Max": { tflops: 18.4, memory: [36, 48, 64, 128], msrp: 5000, power: 100, releaseYear: 2024 },
      "Apple M5": { tflops: 5.7, memory: [16, 24, 32], msrp: 2000, power: 25, releaseYear: 2025 },
      "Apple M5 Pro": { tflops: 11.4, memory: [24, 36, 48, 64], msrp: 2900, power: 50, releaseYear: 2026 },
      "Apple M5 Max": { tflops: 22.8, memory: [36, 48, 64, 128], msrp: 5000, power: 110, releaseYear: 2026 },
      "Apple M5 Ultra": { tflops: 45.6, memory: [96, 256], msrp: 10799, power: 220, releaseYear: 2026 },
    },
  },
};

/** Memory sizes in GB that the user can choose if a product lists none. */
export const DEFAULT_MEMORY_OPTIONS: number[] = [
  8, 16, 24, 32, 40, 48, 64, 80, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
];
